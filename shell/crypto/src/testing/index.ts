export * from './aPerson.ts';
