import { declareError } from '../http/errors.ts';

export const noMailServer = declareError(
  'setup.no-mail-server',
  409,
  'No mail server is configured: set SMTP_URL and start again.',
);
export const mailFailed = declareError('setup.mail-failed', 502, 'The mail server did not take the mail.');
export const storageFailed = declareError(
  'setup.storage-failed',
  502,
  'What was written could not be read back.',
);
export const unknownInvitation = declareError(
  'setup.unknown-invitation',
  404,
  'There is no such open invitation.',
);
