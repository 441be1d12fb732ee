import { defineWords } from '../../words.ts';

export const refusalWords = defineWords('refusal', {
  away: 'You are not connected with this zone right now, so nobody heard that. Please try again in a moment.',
  demo: 'Guests of the demo can walk and wave here. What they say or use, nobody else notices.',
  muted: 'The moderators have muted you for a time: you can be here, but nobody hears you.',
  rate: 'That was a lot at once, so nobody heard the last of it. Please wait a few seconds.',
  'not-yours': 'Only whoever made this zone may do that.',
  ruled: 'A rule of the moderators stands against some of these words. Please find others.',
  failed: 'That did not reach the others. Please try again.',
});
