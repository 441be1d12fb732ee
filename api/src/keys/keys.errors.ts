import { declareError } from '../http/errors.ts';

export const keysTaken = declareError(
  'keys.taken',
  409,
  'Another of your devices was first. Please open the keys that it made.',
);
export const wrongEntry = declareError(
  'keys.wrong-entry',
  400,
  'Those keys are not signed as they should be.',
);
export const noKeys = declareError('keys.none', 409, 'You have no keys yet.');
export const unknownCopy = declareError('keys.unknown-copy', 403, 'There is no such copy of your keys.');
export const tooManyCopies = declareError('keys.too-many-copies', 409, 'Those are all the copies that fit.');
export const vaultChanged = declareError(
  'keys.vault-changed',
  409,
  'Another of your devices was first. Please read what it has kept.',
);
export const unknownDevice = declareError('keys.unknown-device', 403, 'That device is not there.');
export const tooManyDevices = declareError(
  'keys.too-many-devices',
  409,
  'You have many devices already. Please remove one first.',
);
// What is not there and what is somebody else's are refused alike. One sentence for a foreign, an old and a finished link.
export const unknownLink = declareError('keys.unknown-link', 403, 'That link is over. Please begin anew.');
export const wrongTurn = declareError('keys.wrong-turn', 409, 'It is the other device’s turn.');
