import { asApiError } from '../isPassing.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';

type Words = Record<'offlineWhy' | 'keysWhy' | 'unknownWhy' | 'triesAgain', string>;

/** Why something did not go, and whether it goes by itself later. */
export function sayWhy(
  t: Words,
  { error, mayWorkLater }: Pick<OutboxEntry, 'error' | 'mayWorkLater'>,
): string {
  const known = asApiError(error);
  if (known?.status === 0) return t.offlineWhy;
  if (!known) return error instanceof Error && error.name === 'CryptoError' ? t.keysWhy : t.unknownWhy;
  return mayWorkLater ? `${known.message} ${t.triesAgain}` : known.message;
}
