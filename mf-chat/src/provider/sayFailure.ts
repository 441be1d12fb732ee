import { asApiError } from '../isPassing.ts';
import type { OutboxEntry } from '../outbox/OutboxEntry.ts';

/** What did not go, and what the server says of it where it is more than a network that is gone. */
export function sayFailure(
  t: { messageFailed: string; mediaFailed: string },
  entry: Pick<OutboxEntry, 'files'>,
  error: unknown,
): string {
  const what = entry.files.length > 0 ? t.mediaFailed : t.messageFailed;
  const known = asApiError(error);
  const isOwnWord = known && known.status !== 0 && known.message !== what;
  return isOwnWord ? `${what}. ${known.message}` : what;
}
