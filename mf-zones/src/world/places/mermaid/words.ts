import { defineWords } from '../../../words.ts';

export const mermaidWords = defineWords('mermaidThings', {
  'song/low': 'Sing the lowest note',
  'song/middle': 'Sing the second note',
  'song/high': 'Sing the third note',
  'song/top': 'Sing the highest note',
  pearls: 'Free the pearl',
  current: 'Ride the current',
});
