import { defineWords } from '../../../words.ts';

export const desertWords = defineWords('desertThings', {
  board: 'Slide down the dune',
  chimes: 'Wake the wind chimes',
  'tracks:off': 'Follow the tracks',
  'tracks:on': 'You have followed the tracks here',
  'tracks:found': 'The tracks have led to the oasis',
});
