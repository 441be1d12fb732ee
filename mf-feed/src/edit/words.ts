import { defineWords } from '../words.ts';

export const editWords = defineWords('edit', {
  changed: 'This post was changed meanwhile',
  changedWhy: 'You have edited it elsewhere since. Saving puts these words in the place of what it says now:',
  take: 'Take what it says now',
});
