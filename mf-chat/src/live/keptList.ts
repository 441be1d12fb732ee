import type { ChatSummary } from '@plaza/api-contract';

const KEY = 'chatList';
/** After this long a kept list says too little. */
const FRESH_MS = 3_600_000;

interface Kept {
  userId: string;
  at: number;
  chats: ChatSummary[];
}

/** The list of this person as it was last here, for an hour; as the server gave it, so with every word sealed. */
export function readKeptList(
  storage: Pick<Storage, 'getItem'>,
  userId: string,
  now: number,
): ChatSummary[] | undefined {
  try {
    // Written below, by this file alone.
    const kept = JSON.parse(storage.getItem(KEY) ?? 'null') as Kept | null;
    const isFresh = kept?.userId === userId && now - kept.at < FRESH_MS && now >= kept.at;
    return isFresh ? kept.chats : undefined;
  } catch {
    return undefined;
  }
}

export function keepList(
  storage: Pick<Storage, 'setItem'>,
  { userId, at, chats }: { userId: string; at: number; chats: readonly ChatSummary[] },
): void {
  try {
    storage.setItem(KEY, JSON.stringify({ userId, at, chats }));
  } catch {
    // Full: it is asked for again the next time.
  }
}

const seen = new WeakSet<object>();

/** A refreshed page begins without the kept list. Only its first look counts: later ones are no refresh. */
export function forgetAfterRefresh(
  storage: Pick<Storage, 'removeItem'>,
  page: Pick<Performance, 'getEntriesByType'>,
): void {
  if (seen.has(page)) return;
  seen.add(page);
  const [entry] = page.getEntriesByType?.('navigation') ?? [];
  if ((entry as PerformanceNavigationTiming | undefined)?.type === 'reload') storage.removeItem(KEY);
}
