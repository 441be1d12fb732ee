import { defineWords } from '../words.ts';

export const frameWords = defineWords('gameFrame', {
  silent: '{title} does not start',
  silentWords: 'It did not answer within ten seconds. Loading it again helps most of the time.',
  retry: 'Load it again',
});
