import { defineWords } from '../words.ts';

export const gamesWords = defineWords('games', {
  title: 'Games',
  loading: 'Loading games...',
  failed: 'Error: {why}',
  none: 'No games found to display.',
  noneWhy: 'No cabinet has been rolled onto the square.',
  previous: 'Previous game',
  next: 'Next game',
  place: '{at} of {all}',
  coming: 'Next: {title}',
});
