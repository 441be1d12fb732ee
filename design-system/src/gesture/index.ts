export { meanOneThing } from './meanOneThing.ts';
