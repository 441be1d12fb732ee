import type { MailWords } from './MailWords.ts';

const NOT_YOU = 'If this was not you, you can leave this mail alone: nothing happens without it.';
const ONCE = 'It works for 10 minutes, and once.';
const TELL_US = 'If this was not you, please reset your password at once and write to an administrator.';
const LOOK_AT_PASSKEYS =
  'If this was not you, please reset your password at once, look at your passkeys in Settings, and write to an administrator.';

export const english: MailWords = {
  signup: ({ brand, username, otp }) => ({
    subject: `${otp} is your code for ${brand}`,
    lines: [`Welcome to ${brand}, @${username}. Enter this code to finish signing up:`, ONCE, NOT_YOU],
  }),
  alreadyHere: ({ brand, username }) => ({
    subject: `You already have an account at ${brand}`,
    lines: [
      `Somebody, perhaps you, asked ${brand} for a new account with this address. You have one already: @${username}.`,
      'Log in with it, or choose "Reset it here" on the login screen if the password is gone.',
      'If this was not you, you can leave this mail alone: nothing was changed.',
    ],
  }),
  idTaken: ({ brand, username }) => ({
    subject: `Please choose another ID for ${brand}`,
    lines: [
      `Welcome to ${brand}. Somebody else became @${username} a moment before you.`,
      'Please sign up once more with another ID.',
      NOT_YOU,
    ],
  }),
  reset: ({ brand }) => ({
    subject: `Your password reset token for ${brand}`,
    lines: [
      'This token sets a new password:',
      'It works for 10 minutes, and once. All your sessions end with it.',
      NOT_YOU,
    ],
    link: 'Reset the password',
  }),
  proof: ({ brand, otp }) => ({
    subject: `${otp} is your code for ${brand}`,
    lines: [
      `Enter this code to prove at ${brand} that it is you:`,
      ONCE,
      'If this was not you, somebody is logged in to your account: please end your other sessions in Settings.',
    ],
  }),
  newEmail: ({ brand, otp }) => ({
    subject: `${otp} is your code for ${brand}`,
    lines: [`Enter this code to use this address at ${brand}:`, ONCE, NOT_YOU],
  }),
  changed: {
    password: ({ brand, passkeys }) => ({
      subject: `Your password at ${brand} was changed`,
      lines: [
        `The password of your account at ${brand} has just been changed.`,
        ...(passkeys.length > 0
          ? [
              `These passkeys open it as before: ${passkeys.map((name) => `"${name}"`).join(', ')}. Remove in Settings whatever is not yours.`,
            ]
          : []),
        TELL_US,
      ],
    }),
    email: ({ brand }) => ({
      subject: `Your e-mail address at ${brand} was changed`,
      lines: [`The e-mail address of your account at ${brand} has just been changed.`, TELL_US],
    }),
  },
  passkey: {
    added: ({ brand, name }) => ({
      subject: `A passkey was added at ${brand}`,
      lines: [`The passkey "${name}" opens your account at ${brand} from now on.`, LOOK_AT_PASSKEYS],
    }),
    removed: ({ brand, name }) => ({
      subject: `A passkey was removed at ${brand}`,
      lines: [`The passkey "${name}" does not open your account at ${brand} any more.`, LOOK_AT_PASSKEYS],
    }),
  },
};
