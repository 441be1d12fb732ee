export * from './Feeling.tsx';
