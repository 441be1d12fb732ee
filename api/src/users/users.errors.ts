import { declareError } from '../http/errors.ts';

export const unknownPerson = declareError('users.unknown', 404, 'Nobody here goes by that name.');
export const wrongUsername = declareError('users.wrong-username', 400, 'That is not your ID.');
export const lastAdmin = declareError(
  'users.last-admin',
  409,
  'You are the only administrator. Please make somebody else one first.',
);
