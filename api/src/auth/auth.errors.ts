import { declareError } from '../http/errors.ts';

// One sentence for a wrong password and for nobody of that name: it must not tell who is here.
export const wrongLogin = declareError('auth.wrong-login', 403, 'Wrong name or password.');
// To a browser that has just signed up, whatever the address and the password: it must not tell who is here either.
export const wrongOrWaiting = declareError(
  'auth.wrong-or-waiting',
  403,
  'Wrong name or password. If you have just signed up, please enter the code of the mail first.',
);
export const blocked = declareError(
  'auth.blocked',
  403,
  'This account is blocked. Please write to an administrator.',
);
export const tooBusy = declareError(
  'auth.busy',
  503,
  'Many people are logging in right now. Please try again in a moment.',
);

export const unverified = declareError(
  'auth.unverified',
  403,
  'Please verify your e-mail address first: sign up again, or ask for a new code.',
);
export const wrongPassword = declareError('auth.wrong-password', 403, 'That is not your password.');
export const notFresh = declareError(
  'keys.not-fresh',
  403,
  'Please prove that it is you: your last login is more than five minutes ago.',
);
export const proofNeeded = declareError(
  'auth.proof-needed',
  403,
  'This needs a fresh proof that it is you. Nothing was changed.',
);
export const noProof = declareError(
  'keys.no-proof',
  400,
  'A password, a passkey or a code from your mailbox proves that it is you.',
);
export const weakPassword = declareError(
  'auth.weak-password',
  400,
  'Please choose a password of at least 8 characters that is not among the common ones.',
);
export const usernameTaken = declareError(
  'auth.username-taken',
  409,
  'That ID is taken. Please choose another.',
);
// One sentence for a wrong, an old, a used and a never sent code: it must not tell who is here.
export const wrongOtp = declareError(
  'auth.wrong-otp',
  403,
  'This code is wrong or has expired. Ask for a new one.',
);
export const wrongReset = declareError(
  'auth.wrong-reset',
  403,
  'This token is wrong or has expired. Ask for a new reset link.',
);
export const unknownSession = declareError('auth.unknown-session', 404, 'That session is not there.');
export const demoClosed = declareError('auth.demo-closed', 403, 'The demo is closed. Please sign up.');
export const notForDemo = declareError(
  'auth.not-for-demo',
  403,
  'The demo account cannot do that. Please sign up.',
);
export const notConfigured = declareError('auth.not-configured', 404, 'This way in is not available here.');
export const wrongOutside = declareError('auth.wrong-outside', 403, 'That login could not be confirmed.');
// One sentence for a forged, a foreign, a worn out and a forgotten one: it must not tell who is here.
export const wrongPasskey = declareError(
  'auth.wrong-passkey',
  403,
  'This passkey belongs to no account here.',
);
export const unknownPasskey = declareError('auth.unknown-passkey', 404, 'That passkey is not there.');
export const passkeyTaken = declareError('auth.passkey-taken', 409, 'That passkey is here already.');
export const tooManyPasskeys = declareError(
  'auth.too-many-passkeys',
  409,
  'You have many passkeys already. Please remove one first.',
);
export const noPasskeysHere = declareError(
  'auth.no-passkeys-here',
  400,
  'Passkeys need a name in the address: open Plaza under its own name, or as localhost.',
);
