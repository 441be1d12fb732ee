import { declareError } from '../http/errors.ts';

export const unknownMatch = declareError('games.unknown-match', 404, 'There is no such match.');
export const notTogether = declareError('games.not-together', 409, 'This game is played alone.');
export const tooManyMatches = declareError(
  'games.too-many-matches',
  429,
  'You have many open matches already. Please play one of them first.',
);
export const notInMatch = declareError(
  'games.not-in-match',
  403,
  'Only who takes part in this match can do that.',
);
export const tooFewPlayers = declareError(
  'games.too-few-players',
  409,
  'Somebody is still missing for this match.',
);
export const tooManyWatchers = declareError(
  'games.too-many-watchers',
  409,
  'Twenty people watch this match already. Please come back later.',
);
export const matchBegun = declareError('games.match-begun', 409, 'This match has begun already.');
export const friendsOnly = declareError(
  'games.friends-only',
  403,
  'Only friends can be invited by name. The link works for everybody.',
);
export const tooManyInvitations = declareError(
  'games.too-many-invitations',
  429,
  'Those were many invitations. Please wait a little before the next one.',
);
