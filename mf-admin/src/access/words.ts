import { defineWords } from '../words.ts';

export const accessWords = defineWords('access', {
  needed: 'An administrator is needed',
  neededWords: 'These pages keep the house running. Your account does not have that key.',
  back: 'Back to the square',
  missing: 'This page is not there',
  missingWords: 'Nothing of the house lies at this address.',
  toRemotes: 'To the remotes',
});
