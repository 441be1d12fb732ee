import type { FeedItem } from '@plaza/api-contract';
import type { PageListPlace } from '@plaza/design-system';
import { keepIfItFits } from '../../store/keepIfItFits.ts';
import type { Entries, Entry } from './entries.ts';

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

const KEY = 'feedTab';

/** The tab of home that somebody had open last, in this tab of the browser. */
export function chosenTab(pocket: Pick<Storage, 'getItem'>): Tab {
  return pocket.getItem(KEY) === 'global' ? 'global' : 'friends';
}

export function keepTab(pocket: Pick<Storage, 'setItem'>, tab: Tab): void {
  keepIfItFits(pocket, KEY, tab);
}

const TOP = 20;
const ABOVE = 30;
const BELOW = 50;

/**
 * As much of a feed as is worth keeping: its top, and what is around its reader. What is left out between them becomes
 * a gap, and a gap fills itself.
 */
export function cutToKeep(
  { entries, next }: Entries,
  placeKey: string | undefined,
  cursorOf: (id: string) => string | undefined,
): Entries {
  const at = Math.max(
    0,
    entries.findIndex(({ id }) => id === placeKey),
  );
  const from = at - ABOVE;
  const to = at + BELOW;
  const cursorAt = (index: number) => {
    const entry = entries[index];
    return entry?.kind === 'post' ? cursorOf(entry.id) : entry?.cursor;
  };
  const end = to < entries.length ? (cursorAt(to - 1) ?? next) : next;
  const gapCursor = cursorAt(TOP - 1);
  if (from <= TOP || gapCursor === undefined) return { entries: entries.slice(0, to), next: end };
  const gap: Entry = { kind: 'gap', id: `gap ${gapCursor}`, cursor: gapCursor };
  return { entries: [...entries.slice(0, TOP), gap, ...entries.slice(from, to)], next: end };
}
