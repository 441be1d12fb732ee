import { declareError } from '../http/errors.ts';

export const unknownGame = declareError('games.unknown', 404, 'Game not found');
export const tooManyFavorites = declareError(
  'games.too-many-favorites',
  409,
  'You have 500 favorite games. Please remove one first.',
);
