// What needs the keys' own code, in one piece: nobody fetches it but a member, and a browser that keeps keys.
export { aloneWithKeys } from '../keys/aloneWithKeys.ts';
export { browserShelf } from '../keys/browserShelf.ts';
export { forgetUnused } from '../keys/forgetUnused.ts';
export { openAhead, openKeyRing } from './openKeyRing.ts';
