import { createHmac, hkdf, randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { tooBusy } from './auth.errors.ts';
import type { Hashing } from './hashing.ts';
import { lowered } from './lowered.ts';
import { semaphore } from './semaphore.ts';

const SALT_BYTES = 16;
const part = promisify(hkdf);

// Browsers do this themselves. One at a time keeps a flood of plain passwords from slowing their logins.
const pass = semaphore(1, 30, () => tooBusy({ headers: { 'Retry-After': '5' } }));

export function makeSalt(): Buffer {
  return randomBytes(SALT_BYTES);
}

/** The same for the same name every time, like a real one, and known to nobody without the key. */
export function saltOfNobody(key: Buffer, name: string): Buffer {
  return createHmac('sha256', key).update(lowered(name)).digest().subarray(0, SALT_BYTES);
}

/** For each name of a person the salt that it had while it was nobody's: who asks before and after sees no change. */
export function saltsOf(key: Buffer, { username, email }: { username: string; email: string }) {
  return { username: saltOfNobody(key, username), email: saltOfNobody(key, email) };
}

/** What a browser would have made of the password: see `Proof` in the contract. */
export async function deriveProof(hashing: Hashing, password: string, salt: Buffer): Promise<string> {
  const master = await pass(() => hashing.derive(password, salt), hashing.whose);
  return Buffer.from(await part('sha256', master, '', 'auth', 32)).toString('base64url');
}
