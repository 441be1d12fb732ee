import { tooBusy } from './auth.errors.ts';
import type { Hashing } from './hashing.ts';
import { semaphore } from './semaphore.ts';

// Hashing is heavy on purpose. Two at a time leave the rest of the server its processor.
const pass = semaphore(2, 60, () => tooBusy({ headers: { 'Retry-After': '5' } }));

export function hashPassword(hashing: Hashing, password: string): Promise<string> {
  return pass(() => hashing.hash(password), hashing.whose);
}

/** Costs the same whether there is a hash to compare with or not. */
export async function passwordFits(
  hashing: Hashing,
  password: string,
  passwordHash: string | undefined,
): Promise<boolean> {
  const compare = () => hashing.verify(passwordHash ?? hashing.nobodysHash, password);
  const fits = await pass(compare, hashing.whose);
  return fits && passwordHash !== undefined;
}
