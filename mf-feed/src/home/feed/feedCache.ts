import type { FeedItem } from '@plaza/api-contract';
import type { PageListPlace } from '@plaza/design-system';
import type { Entries } from './entries.ts';

export type Tab = 'friends' | 'global';

/** A feed as it was left: what it showed, where its reader was, and what it knew of the posts. */
export interface KeptFeed {
  feed: Entries;
  items: FeedItem[];
  place: PageListPlace | undefined;
  /** When the reader was there. */
  readAt: number;
}

/** So long a feed is as good as new. */
export const FRESH_MS = 5 * 60_000;

const KEYS = { friends: 'friendsContent', global: 'allContent' } as const;
const TIMES = 'timestamp';

type Shelf = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** The feed of this reader as this browser keeps it, and when its content was fetched. */
export function readFeed(
  shelf: Shelf,
  tab: Tab,
  userId: string,
): (KeptFeed & { fetchedAt: number }) | undefined {
  try {
    // Written by the function below; what somebody else wrote fails here or has another reader.
    const kept = JSON.parse(shelf.getItem(KEYS[tab]) ?? 'null') as (KeptFeed & { userId: string }) | null;
    if (kept?.userId !== userId) return undefined;
    return { ...kept, fetchedAt: readTimes(shelf)[tab] ?? 0 };
  } catch {
    return undefined;
  }
}

/** Keeps a feed. When there is no room for it, it is not kept: it is only a copy. */
export function keepFeed(shelf: Shelf, tab: Tab, userId: string, kept: KeptFeed, fetchedAt: number): void {
  try {
    shelf.setItem(KEYS[tab], JSON.stringify({ userId, ...kept }));
    shelf.setItem(TIMES, JSON.stringify({ ...readTimes(shelf), [tab]: fetchedAt }));
  } catch {
    shelf.removeItem(KEYS[tab]);
  }
}

function readTimes(shelf: Shelf): { [Name in Tab]?: number } {
  try {
    const times: unknown = JSON.parse(shelf.getItem(TIMES) ?? '{}');
    return typeof times === 'object' && times !== null ? times : {};
  } catch {
    return {};
  }
}
