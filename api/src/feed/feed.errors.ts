import { declareError } from '../http/errors.ts';

// What one may not see is not there: a stranger must not learn that it exists.
export const unknownPost = declareError('feed.unknown-post', 404, 'This post is not there, or not for you.');
export const unknownComment = declareError(
  'feed.unknown-comment',
  404,
  'This comment is not there any more.',
);
export const notYours = declareError('feed.not-yours', 403, 'Only the one who wrote it may do that.');
export const notYourself = declareError('feed.not-yourself', 403, 'You can only post in your own name.');
export const notShareable = declareError(
  'feed.not-shareable',
  403,
  'Only public posts can be passed on. This one is for friends.',
);
export const changedMeanwhile = declareError(
  'feed.changed-meanwhile',
  409,
  'This was changed elsewhere meanwhile. Please look at what it says now before you save.',
);
export const tooLate = declareError('feed.too-late', 410, 'It is too late to bring this post back.');
export const notForDemo = declareError(
  'feed.not-for-demo',
  403,
  'The demo is only for looking around. Sign up, and you can join the conversation.',
);
// Words that a moderator wants to read first: see held/.
export const heldBack = declareError(
  'feed.held-back',
  422,
  'A moderator reads this before others see it. You will be told.',
);
export const muchWaits = declareError(
  'feed.much-waits',
  429,
  'A lot of yours waits for the moderators already. They will read that first.',
);
export const wordsHeld = declareError(
  'feed.words-held',
  422,
  'A moderator would have to read these words first, so what stands here stays as it is.',
);
export const wordsRefused = declareError(
  'feed.words-refused',
  422,
  'A rule of the moderators stands against some of these words. Please find others.',
);
