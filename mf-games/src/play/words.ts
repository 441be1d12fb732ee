import { defineWords } from '../words.ts';

export const playWords = defineWords('play', {
  title: 'Game Title',
  back: 'Back',
  loading: 'Loading game...',
  failed: 'Error fetching game: {message}',
  unknown: 'Game not found',
  none: 'No game found to display.',
  noUrl: 'No game URL available for embedding',
  toGames: 'To the games',
  fullScreen: 'Full screen',
  told: 'You scored {score}. Games of other sites are on no board.',
});
