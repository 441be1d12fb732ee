import { z } from 'zod';
import { filledText } from '../text.ts';

/** The fewest characters of a password. Browsers hold to it as well: they never send one to be counted. */
export const MIN_PASSWORD = 8;

/** The work factor of `prelogin`. A browser refuses to do less, whatever it is told. */
export const KDF_ITERATIONS = 600_000;

/** The code of a mail: six digits. */
export const Otp = z.string().regex(/^\d{6}$/, 'Six digits.');

/**
 * What proves a password without telling it: `base64url(HKDF-SHA-256(PBKDF2-SHA-256(password as UTF-8, salt,
 * iterations, 32 bytes), no salt, info "auth", 32 bytes))`. A client that cannot do this sends `password`.
 */
const Proof = z.string().regex(/^[\w-]{43}$/, '32 bytes as base64url.');

/** 16 bytes: what `prelogin` answers for the name that the proof is for. */
const Salt = z.string().regex(/^[\w-]{22}$/, '16 bytes as base64url.');

const password = filledText(1024);

/** A password that is there already: itself, or its proof. */
export const presentSecret = { password: password.optional(), proof: Proof.optional() };

/**
 * A password to come: itself, or a proof for each of the two names one logs in with, and the salts that were
 * used. `proof` is for the ID; where `emailProof` is missing it stands for the address too, and then both have
 * one salt, by which a stranger can tell that they belong together.
 */
export const newSecret = {
  ...presentSecret,
  salt: Salt.optional(),
  emailProof: Proof.optional(),
  emailSalt: Salt.optional(),
};

/** The proof for another address. */
export const nextEmailSecret = { newEmailProof: Proof.optional(), newEmailSalt: Salt.optional() };

/** A new password beside a present one. */
export const nextSecret = {
  newPassword: password.optional(),
  newProof: Proof.optional(),
  newSalt: Salt.optional(),
  ...nextEmailSecret,
};

export function hasOneSecret(body: { password?: string | undefined; proof?: string | undefined }): boolean {
  return (body.password === undefined) !== (body.proof === undefined);
}

/** Who has no password proves it in another way, and sends neither. */
export function hasNotTwoSecrets(body: {
  password?: string | undefined;
  proof?: string | undefined;
}): boolean {
  return body.password === undefined || body.proof === undefined;
}

export function isWholeSecret(body: {
  password?: string | undefined;
  proof?: string | undefined;
  salt?: string | undefined;
  emailProof?: string | undefined;
  emailSalt?: string | undefined;
}): boolean {
  const { proof, salt, emailProof, emailSalt } = body;
  const isForIdToo = emailProof === undefined || proof !== undefined;
  return hasOneSecret(body) && isPair(proof, salt) && isPair(emailProof, emailSalt) && isForIdToo;
}

export function isPair(proof: string | undefined, salt: string | undefined): boolean {
  return (proof === undefined) === (salt === undefined);
}

/** Asked even when other fields are wrong, so that all of them are named at once. */
export const missingSecret = { message: 'Required.', path: ['password'], when: isObject };

export function isObject({ value }: { value: unknown }): boolean {
  return typeof value === 'object' && value !== null;
}
