import { declareError } from '../http/errors.ts';

export const yourself = declareError('friends.yourself', 400, 'That is you.');
export const notForDemo = declareError(
  'friends.not-for-demo',
  403,
  'The demo is only for looking around. Sign up, and you can have friends.',
);
export const tooManyFriends = declareError('friends.too-many', 409, 'You can have at most 5,000 friends.');
export const tooManyRequests = declareError(
  'friends.too-many-requests',
  429,
  'You have asked a lot of people. Please wait until some have answered, or until tomorrow.',
);
