import { defineWords } from '../words.ts';

export const gamesWords = defineWords('games', {
  title: 'Games',
  loading: 'Loading games...',
  failed: 'Error: {why}',
  none: 'No games found to display.',
  noneWhy: 'Games appear here as soon as an administrator adds one.',
  again: 'Look again',
  previous: 'Previous game',
  next: 'Next game',
  open: 'Play full size',
  empty: 'No games available',
  all: 'All games',
});
