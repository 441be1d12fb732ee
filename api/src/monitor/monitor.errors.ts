import { declareError } from '../http/errors.ts';

export const notYours = declareError(
  'monitor.not-yours',
  403,
  'Only the person themselves or an administrator may see that.',
);
export const yourself = declareError(
  'monitor.yourself',
  409,
  'That is you. Another administrator can do it.',
);
export const usernameTaken = declareError('monitor.username-taken', 409, 'Somebody else goes by that ID.');
export const emailTaken = declareError('monitor.email-taken', 409, 'Somebody else has that address.');
export const nothingLifted = declareError(
  'monitor.nothing-lifted',
  409,
  'Nothing is left that could be brought back: its time is over.',
);
export const gone = declareError(
  'monitor.gone',
  410,
  'The 30 days are over. Nobody can be brought back now.',
);
export const changedSince = declareError(
  'monitor.changed-since',
  409,
  'Somebody has changed that since. It stays as it is now.',
);
