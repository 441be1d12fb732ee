import { declareError } from '../http/errors.ts';

export const unknownZone = declareError('profiles.unknown-zone', 400, 'There is no such zone.');
