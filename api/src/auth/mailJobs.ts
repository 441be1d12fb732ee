import { z } from 'zod';
import { defineJob } from '../jobs/defineJob.ts';
import { type Language, LANGUAGES, offeredBy } from '../language/language.ts';
import { sendMail } from '../mail/sendMail.ts';
import { alreadyHereMail, idTakenMail, resetMail, signupMail } from '../mail/templates/identityMails.ts';
import type { Greeting } from '../mail/templates/letterOf.ts';
import type { Plaza } from '../plaza.ts';
import { mailLogo } from '../brand/logoAddress.ts';
import { User } from '../users/User.ts';
import { findByLogin } from './findByLogin.ts';
import { keyFor } from '../keyFor.ts';
import { isOtpOut, issueOtp, issueResetToken } from './mailCodes.ts';
import type { NewSecret } from './secrets.ts';
import { beginSignup, renewCode } from './signup/beginSignup.ts';

/** Of whoever asked for the mail; a job that was queued before mails had one says nothing. */
const MailLanguage = z.enum(LANGUAGES).default('en');

// Jobs, so that the answer leaves before anybody looks: it takes as long for nobody as for somebody.

// A queue keeps JSON, which knows no bytes.
const PackedSecret = z.object({
  password_hash: z.string(),
  salt: z.string().nullable(),
  email_hash: z.string().nullable(),
  email_salt: z.string().nullable(),
});

export function packSecret({ salt, email_salt, ...hashes }: NewSecret): z.infer<typeof PackedSecret> {
  const packed = (one: Buffer | null) => one && one.toString('base64url');
  return { ...hashes, salt: packed(salt), email_salt: packed(email_salt) };
}

function unpackSecret({ salt, email_salt, ...hashes }: z.infer<typeof PackedSecret>): NewSecret {
  const unpacked = (one: string | null) => (one === null ? null : Buffer.from(one, 'base64url'));
  return { ...hashes, salt: unpacked(salt), email_salt: unpacked(email_salt) };
}

/** Keeps a newcomer and sends the code; whoever is here already is told so by mail. */
export const signupJob = defineJob({
  name: 'auth.signup',
  isUrgent: true,
  payload: z.object({
    newcomer: z.object({ name: z.string(), username: z.string(), email: z.string() }),
    secret: PackedSecret,
    /** The hash of what the browser holds. */
    browser: z.string(),
    language: MailLanguage,
  }),
  async run({ newcomer, secret, browser, language }, plaza) {
    const { clock, config } = plaza;
    await plaza.db.transaction(async (db) => {
      const keeper = { db, clock, key: keyFor(config.sessionSecret, 'code') };
      const waiting = { secret: unpackSecret(secret), browser: Buffer.from(browser, 'base64url') };
      const begun = await beginSignup(keeper, newcomer, waiting);
      if (begun.outcome === 'id taken') {
        return sendMail(db, idTakenMail(greet(plaza, newcomer, language), newcomer));
      }
      if (begun.outcome === 'already here') {
        const { person } = begun;
        if (person.is_blocked || person.deleted_at) return;
        return sendMail(db, alreadyHereMail(greet(plaza, person, language), person));
      }
      const letter = { username: newcomer.username, otp: begun.otp };
      return sendMail(db, signupMail(greet(plaza, newcomer, language), letter));
    });
  },
});

/** Sends a new sign-up code, if somebody with that address waits for one. */
export const resendJob = defineJob({
  name: 'auth.resend',
  isUrgent: true,
  payload: z.object({
    email: z.string(),
    browser: z.string().nullable().default(null),
    /** Asked in a browser that knows who has this address. */
    isOwn: z.boolean().default(false),
    language: MailLanguage,
  }),
  async run({ email, browser, isOwn, language }, plaza) {
    await plaza.db.transaction(async (db) => {
      const keeper = { ...plaza, db, key: keyFor(plaza.config.sessionSecret, 'code') };
      const person = await User.query(db)
        .findOne({ email })
        .whereNull('deleted_at')
        .whereNotNull('joined_at');
      if (person) {
        // An administrator wants to see the address proved once more.
        if (person.is_blocked || person.is_verified) return;
        const about = { userId: person.id, purpose: 'signup', email: person.email } as const;
        // As for a sign-up: a stranger makes no code worthless that is on its way.
        if (!isOwn && (await isOtpOut(keeper, about))) return;
        const otp = await issueOtp(keeper, about);
        return sendMail(db, signupMail(greet(plaza, person, language), { username: person.username, otp }));
      }
      const asked = { email, browser: browser === null ? null : Buffer.from(browser, 'base64url') };
      const renewed = await renewCode(keeper, asked);
      if (renewed) await sendMail(db, signupMail(greet(plaza, { email }, language), renewed));
    });
  },
});

/** Sends a reset token, if somebody goes by that name. */
export const forgotJob = defineJob({
  name: 'auth.forgot',
  isUrgent: true,
  payload: z.object({ emailOrUsername: z.string(), language: MailLanguage }),
  async run({ emailOrUsername, language }, plaza) {
    await plaza.db.transaction(async (db) => {
      const { person } = await findByLogin(db, emailOrUsername);
      if (!person || person.is_blocked || person.demo_until || !person.joined_at) return;
      const keeper = { ...plaza, db, key: keyFor(plaza.config.sessionSecret, 'code') };
      const token = await issueResetToken(keeper, { userId: person.id, email: person.email });
      await sendMail(db, resetMail(greet(plaza, person, language), { token, url: resetUrl(plaza, token) }));
    });
  },
});

export function greet(
  { config }: Pick<Plaza, 'config'>,
  { email }: Pick<User, 'email'>,
  language: Language,
): Greeting {
  const languages = offeredBy(config.brand.languages);
  return {
    brand: config.brand.name,
    to: email,
    // They may have read another one before it was taken away.
    language: languages.includes(language) ? language : languages[0],
    logo: mailLogo(config),
  };
}

/**
 * Never from the Host header, which a stranger writes. What follows # stays in the browser: the token is in
 * no log. Without PUBLIC_URL an operator's visitors type the token.
 */
function resetUrl({ config }: Plaza, token: string): string | null {
  const own = config.mode === 'production' ? undefined : `http://localhost:${config.port}`;
  const base = config.publicUrl ?? own;
  return base ? `${base}/login#reset=${token}` : null;
}
