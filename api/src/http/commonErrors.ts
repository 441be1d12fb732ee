import { declareError } from './errors.ts';

export const noSession = declareError('auth.no-session', 401, 'Please log in.');
export const notAdmin = declareError('auth.not-admin', 403, 'Only an administrator may do that.');
export const notModerator = declareError(
  'auth.not-moderator',
  403,
  'Only a moderator or an administrator may do that.',
);
export const notOutreach = declareError(
  'auth.not-outreach',
  403,
  'Only who writes to investors, or an administrator, may do that.',
);
export const muted = declareError(
  'moderation.muted',
  403,
  'The moderators have muted you for a time: you can read, not write. Reports and decisions say until when.',
);
export const notFromHere = declareError(
  'http.not-from-here',
  403,
  'That has to be asked by a page of this Plaza itself.',
);
export const badInput = declareError('http.bad-input', 400, 'Something in the request is not right.');
export const badJson = declareError('http.bad-json', 400, 'The request is not valid JSON.');
export const notJson = declareError('http.not-json', 415, 'Send the request as application/json.');
export const tooLarge = declareError('http.too-large', 413, 'That is too large.');
export const notFound = declareError('http.not-found', 404, 'There is nothing at this address.');
export const wrongMethod = declareError(
  'http.wrong-method',
  405,
  'This address does not answer that method.',
);
export const unknownHost = declareError(
  'http.unknown-host',
  421,
  'This Plaza does not answer under that name. Set PUBLIC_URL or ALLOWED_HOSTS to allow it.',
);
export const tooMany = declareError(
  'http.too-many',
  429,
  'That was a lot at once. Please wait a moment and try again.',
);
export const unexpected = declareError(
  'http.unexpected',
  500,
  'Something went wrong on our side. Please try again.',
);
export const featureOff = declareError('platform.feature-off', 403, 'Feature Not Available');
export const away = declareError(
  'http.away',
  503,
  'Plaza is not available right now. Please try again in a moment.',
);
