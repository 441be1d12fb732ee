import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from './auth.errors.ts';
import { semaphore } from './semaphore.ts';

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is heavy on purpose. Two at a time leave the rest of the house its processor.
const pass = semaphore(2, 60, () => tooBusy({ headers: { 'Retry-After': '5' } }));

export function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password, ARGON2ID));
}

let nobodysHash: Promise<string> | undefined;

/** Costs the same whether there is a hash to compare with or not. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  const against = passwordHash ?? (await (nobodysHash ??= hashPassword('nobody has this password')));
  const fits = await pass(() => verify(against, password));
  return fits && passwordHash !== undefined;
}
