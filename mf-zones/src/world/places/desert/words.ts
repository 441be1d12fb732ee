import { defineWords } from '../../../words.ts';

export const desertWords = defineWords('desertThings', {
  board: 'Slide down the dune',
  chimes: 'Wake the wind chimes',
  tracks: 'Follow the tracks',
});
