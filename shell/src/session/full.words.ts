import { defineWords } from '../words.ts';

/** Not with the words of the frame: hardly anybody ever reads them. */
export const fullWords = defineWords('fullBrowser', {
  full: 'This browser has no space left. You stay logged in until you close this page.',
});
