import { defineWords } from '../words.ts';

export const favoriteWords = defineWords('favorites', {
  title: 'Favorites',
  add: 'Add to favorites',
  remove: 'Remove from favorites',
  added: '{title} is among your favorites',
  removed: '{title} is no longer among your favorites',
  undo: 'Undo',
  grid: 'Favorited Games',
  played: 'Recently played',
  loading: 'Loading favorites',
  failed: 'Failed to fetch favorited games.',
  none: 'No favorited games available.',
  noneWords: 'Press the heart beside a game, and it waits for you here.',
  toGames: 'To the games',
  shown: 'Show them on your profile',
  shownHint: 'Others see your favorite games, or only you do.',
  notSaved: 'That could not be saved. Please try again.',
});
