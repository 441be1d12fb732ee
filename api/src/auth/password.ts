import { hash, verify } from '@node-rs/argon2';
import { tooBusy } from './auth.errors.ts';
import { semaphore } from './semaphore.ts';

const ARGON2ID = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

// Hashing is heavy on purpose. Two at a time leave the rest of the house its processor.
const pass = semaphore(2, 60, () => tooBusy({ headers: { 'Retry-After': '5' } }));

export function hashPassword(password: string): Promise<string> {
  return pass(() => hash(password, ARGON2ID));
}

/** Of 32 random bytes that nobody keeps, by the very settings above: to compare with where there is no hash. */
const NOBODYS_HASH =
  '$argon2id$v=19$m=19456,t=2,p=1$aGKObhNafhj+faIu6S12IQ$EZ6BC9/M0iCko7YUD5n+lsCRAf98tZzF+00L/M+SuoI';

/** Costs the same whether there is a hash to compare with or not. */
export async function passwordFits(password: string, passwordHash: string | undefined): Promise<boolean> {
  const fits = await pass(() => verify(passwordHash ?? NOBODYS_HASH, password));
  return fits && passwordHash !== undefined;
}
