// What needs the keys' own code, in one piece: nobody but a member fetches it.
export { openAhead } from './openAhead.ts';
export { openKeyRing } from './openKeyRing.ts';
