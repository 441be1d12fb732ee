import { declareError } from '../http/errors.ts';

export const unknownZone = declareError('profiles.unknown-zone', 400, 'There is no such zone.');

export const noFormerPicture = declareError(
  'profiles.no-former-picture',
  404,
  'The earlier picture is gone.',
);
