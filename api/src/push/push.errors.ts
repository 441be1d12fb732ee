import { PUSH_LIMITS } from '@plaza/api-contract';
import { declareError } from '../http/errors.ts';

export const unknownInstance = declareError('push.unknown-instance', 400, 'There is no such instance here.');
export const unknownDevice = declareError('push.unknown-device', 404, 'There is no such device here.');
// What is not there and what is somebody else's are refused alike.
export const notYourDevice = declareError('push.not-your-device', 403, 'That device is not one of yours.');
export const wrongToken = declareError('push.wrong-token', 400, 'The token is not a push subscription.');
export const wrongEndpoint = declareError(
  'push.wrong-endpoint',
  400,
  'That push service is not one that this Plaza sends to.',
);
export const wrongInterest = declareError('push.wrong-interest', 400, 'Interest name is required');
export const notYourInterest = declareError(
  'push.not-your-interest',
  403,
  'The interest of a person is only for devices of that person.',
);
export const tooManyInterests = declareError(
  'push.too-many-interests',
  400,
  `Number of interests exceeds maximum of ${PUSH_LIMITS.interests}`,
);
export const userFixed = declareError('push.user-fixed', 409, 'Changing the `userId` is not allowed.');
export const unknownZone = declareError('push.unknown-zone', 400, 'That is not a time zone.');
