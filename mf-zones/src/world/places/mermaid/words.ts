import { defineWords } from '../../../words.ts';

export const mermaidWords = defineWords('mermaidThings', {
  'song/low': 'Sing the lowest note',
  'song/middle': 'Sing the second note',
  'song/high': 'Sing the third note',
  'song/top': 'Sing the highest note',
  'song/low:on': 'The lowest note sounds',
  'song/middle:on': 'The second note sounds',
  'song/high:on': 'The third note sounds',
  'song/top:on': 'The highest note sounds',
  'pearls:off': 'Free the pearl',
  'pearls:on': 'Bring the pearl down again',
  current: 'Ride the current',
});
