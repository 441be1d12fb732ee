import { letterOf } from './letterOf.ts';
import type { Letter } from '../sendMail.ts';

export interface Greeting {
  brand: string;
  to: string;
}

const NOT_YOU = 'If this was not you, you can leave this mail alone: nothing happens without it.';

export function signupMail({ brand, to }: Greeting, about: { username: string; otp: string }): Letter {
  return letterOf(brand, {
    to,
    subject: `${about.otp} is your code for ${brand}`,
    lines: [
      `Welcome to ${brand}, @${about.username}. Enter this code to finish signing up:`,
      'It works for 10 minutes, and once.',
      NOT_YOU,
    ],
    code: about.otp,
  });
}

export function alreadyHereMail({ brand, to }: Greeting, about: { username: string }): Letter {
  return letterOf(brand, {
    to,
    subject: `You already have an account at ${brand}`,
    lines: [
      `Somebody, perhaps you, asked ${brand} for a new account with this address. You have one already: @${about.username}.`,
      'Log in with it, or choose "Reset it here" on the login screen if the password is gone.',
      'If this was not you, you can leave this mail alone: nothing was changed.',
    ],
  });
}

/** For who chose an ID in the very moment in which somebody else got it. */
export function idTakenMail({ brand, to }: Greeting, about: { username: string }): Letter {
  return letterOf(brand, {
    to,
    subject: `Please choose another ID for ${brand}`,
    lines: [
      `Welcome to ${brand}. Somebody else became @${about.username} a moment before you.`,
      'Please sign up once more with another ID.',
      NOT_YOU,
    ],
  });
}

export function resetMail({ brand, to }: Greeting, about: { token: string; url: string | null }): Letter {
  return letterOf(brand, {
    to,
    subject: `Your password reset token for ${brand}`,
    lines: [
      'This token sets a new password:',
      'It works for 10 minutes, and once. All your sessions end with it.',
      NOT_YOU,
    ],
    code: about.token,
    ...(about.url ? { link: { label: 'Reset the password', url: about.url } } : {}),
  });
}

export function newEmailMail({ brand, to }: Greeting, about: { otp: string }): Letter {
  return letterOf(brand, {
    to,
    subject: `${about.otp} is your code for ${brand}`,
    lines: [
      `Enter this code to use this address at ${brand}:`,
      'It works for 10 minutes, and once.',
      NOT_YOU,
    ],
    code: about.otp,
  });
}

/** To the address that was used until now, and to whoever reads it. */
export function changedMail({ brand, to }: Greeting, what: 'password' | 'e-mail address'): Letter {
  return letterOf(brand, {
    to,
    subject: `Your ${what} at ${brand} was changed`,
    lines: [
      `The ${what} of your account at ${brand} has just been changed.`,
      'If this was not you, please reset your password at once and write to an administrator.',
    ],
  });
}

export function passkeyMail({ brand, to }: Greeting, what: 'added' | 'removed', name: string): Letter {
  return letterOf(brand, {
    to,
    subject: `A passkey was ${what} at ${brand}`,
    lines: [
      what === 'added'
        ? `The passkey "${name}" opens your account at ${brand} from now on.`
        : `The passkey "${name}" does not open your account at ${brand} any more.`,
      'If this was not you, please reset your password at once, look at your passkeys in Settings, and write to an administrator.',
    ],
  });
}
