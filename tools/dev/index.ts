export { describeForShell } from './describeForShell.ts';
