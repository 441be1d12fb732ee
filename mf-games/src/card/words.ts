import { defineWords } from '../words.ts';

export const cardWords = defineWords('gameCard', {
  play: 'Play here',
  close: 'Close the game',
  open: 'Play full size',
});
