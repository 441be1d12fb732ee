import { isTriedFirst, MIN_PASSWORD } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { weakPassword, tooBusy } from './auth.errors.ts';
import { Credential } from './Credential.ts';
import { deriveProof, makeSalt } from './kdf.ts';
import type { Hashing } from './hashing.ts';
import { semaphore } from './semaphore.ts';

/** A password as it came in: itself, or what proves it. */
export interface GivenSecret {
  password?: string | undefined;
  proof?: string | undefined;
}

/** One to come, with the salts of its proofs. */
export interface GivenNewSecret extends GivenSecret {
  salt?: string | undefined;
  emailProof?: string | undefined;
  emailSalt?: string | undefined;
}

/** Without a salt the hash is over the password itself, from before it was split. */
export interface StoredProof {
  salt: Buffer | null;
  hash: string;
}

export type NewSecret = Pick<Credential, 'password_hash' | 'salt' | 'email_hash' | 'email_salt'>;

/** Costs the same whether there is anything stored or not. `ghostSalt` stands in for the one that is missing. */
export async function secretFits(
  hashing: Hashing,
  { password, proof }: GivenSecret,
  stored: StoredProof | undefined,
  ghostSalt: Buffer,
): Promise<boolean> {
  const isFromBeforeTheSplit = stored !== undefined && stored.salt === null;
  if (password === undefined) {
    return passwordFits(hashing, proof ?? '', isFromBeforeTheSplit ? undefined : stored?.hash);
  }
  const derived = isFromBeforeTheSplit
    ? password
    : await deriveProof(hashing, password, stored?.salt ?? ghostSalt);
  return passwordFits(hashing, derived, stored?.hash);
}

/** Refuses a plain password that anybody would guess. A proof was judged in the browser. */
export function judgeSecret({ password }: GivenSecret, about: readonly string[]): void {
  if (password !== undefined && isWeak(password, about)) {
    throw weakPassword({ fields: { 'body.password': weakPassword.declared.sentence } });
  }
}

/** What is kept of a new password. A plain one is proved here: for each name its own salt, or one for both. */
export async function makeSecret(
  hashing: Hashing,
  given: GivenNewSecret,
  salts?: { username: Buffer; email: Buffer },
): Promise<NewSecret> {
  const { password, proof, salt, emailProof, emailSalt } = given;
  if (password !== undefined) {
    const first = await proveHere(hashing, password, salts?.username ?? makeSalt());
    const second = salts && (await proveHere(hashing, password, salts.email));
    return asStored(first, second);
  }
  const first = await keepProof(hashing, proof ?? '', bytes(salt ?? ''));
  return asStored(
    first,
    emailProof && emailSalt ? await keepProof(hashing, emailProof, bytes(emailSalt)) : undefined,
  );
}

/** The proof of one more name: that of an address to come. */
export async function proveHere(hashing: Hashing, password: string, salt: Buffer): Promise<StoredProof> {
  return keepProof(hashing, await deriveProof(hashing, password, salt), salt);
}

export async function keepProof(hashing: Hashing, proof: string, salt: Buffer): Promise<StoredProof> {
  return { salt, hash: await hashPassword(hashing, proof) };
}

export async function keepSecret(db: Knex, userId: string, secret: NewSecret, now: Date): Promise<void> {
  await Credential.query(db)
    .insert({ user_id: userId, ...secret, changed_at: now })
    .onConflict('user_id')
    .merge();
  // An address that waits for its code waits with a proof of the password before; and one link sets one password.
  await db('mail_codes').where({ user_id: userId }).whereIn('purpose', ['email', 'reset']).delete();
}

function asStored(first: StoredProof, second: StoredProof | undefined): NewSecret {
  return {
    salt: first.salt,
    password_hash: first.hash,
    email_salt: second?.salt ?? null,
    email_hash: second?.hash ?? null,
  };
}

function bytes(salt: string): Buffer {
  return Buffer.from(salt, 'base64url');
}

/** Too short, tried first by everybody, two letters over and over, or one's own name. */
function isWeak(password: string, about: readonly string[]): boolean {
  const plain = password.toLowerCase();
  return (
    [...password].length < MIN_PASSWORD ||
    isTriedFirst(password) ||
    new Set(plain).size < 3 ||
    about.some((word) => word.length > 2 && plain === word.toLowerCase())
  );
}

// Hashing is heavy on purpose. Two at a time leave the rest of the server its processor.
const pass = semaphore(2, 60, () => tooBusy({ headers: { 'Retry-After': '5' } }));

function hashPassword(hashing: Hashing, password: string): Promise<string> {
  return pass(() => hashing.hash(password), hashing.whose);
}

/** Costs the same whether there is a hash to compare with or not. */
async function passwordFits(
  hashing: Hashing,
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const compare = () => hashing.verify(passwordHash ?? hashing.nobodysHash, password);
  const fits = await pass(compare, hashing.whose);
  return fits && passwordHash !== undefined;
}
