import type { Language } from '../../language/language.ts';
import type { Letter } from '../sendMail.ts';
import { english } from './english.ts';
import { german } from './german.ts';
import { type Greeting, letterOf } from './letterOf.ts';
import type { MailWords } from './MailWords.ts';

const words: Record<Language, MailWords> = { en: english, de: german };

export function signupMail(greeting: Greeting, about: { username: string; otp: string }): Letter {
  const said = words[greeting.language].signup({ ...greeting, ...about });
  return letterOf(greeting, said, { code: about.otp });
}

export function alreadyHereMail(greeting: Greeting, { username }: { username: string }): Letter {
  return letterOf(greeting, words[greeting.language].alreadyHere({ ...greeting, username }));
}

/** For who chose an ID in the very moment in which somebody else got it. */
export function idTakenMail(greeting: Greeting, { username }: { username: string }): Letter {
  return letterOf(greeting, words[greeting.language].idTaken({ ...greeting, username }));
}

export function resetMail(greeting: Greeting, about: { token: string; url: string | null }): Letter {
  const said = words[greeting.language].reset(greeting);
  return letterOf(greeting, said, { code: about.token, url: about.url });
}

/** To whoever is logged in and shall prove it once more. */
export function proofMail(greeting: Greeting, { otp }: { otp: string }): Letter {
  return letterOf(greeting, words[greeting.language].proof({ ...greeting, otp }), { code: otp });
}

export function newEmailMail(greeting: Greeting, { otp }: { otp: string }): Letter {
  return letterOf(greeting, words[greeting.language].newEmail({ ...greeting, otp }), { code: otp });
}

/** To the address that was used until now, and to whoever reads it. */
export function newAddressMail(greeting: Greeting): Letter {
  return letterOf(greeting, words[greeting.language].changed.email(greeting));
}

/** Passkeys outlive a password: whoever had the account for a while may have left one of theirs. */
export function newPasswordMail(greeting: Greeting, passkeys: readonly string[]): Letter {
  return letterOf(greeting, words[greeting.language].changed.password({ ...greeting, passkeys }));
}

export function passkeyMail(greeting: Greeting, what: 'added' | 'removed', name: string): Letter {
  return letterOf(greeting, words[greeting.language].passkey[what]({ ...greeting, name }));
}
