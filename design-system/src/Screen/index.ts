export * from './Screen.tsx';
