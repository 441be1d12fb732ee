import type { PageListPlace } from '@plaza/design-system';
import { type Entries, type Entry, nothing } from './entries.ts';

/** What a tab of the feed shows. */
export interface Timeline {
  feed: Entries;
  /** How many posts of others wait above; `more` when there are more, `isThere` when one need only go up. */
  newer: { count: number; more: boolean; isThere: boolean };
  /** Which posts were counted, so that none counts twice. */
  heard: readonly string[];
  /** Where the reader is to be taken. */
  goTo: PageListPlace | undefined;
}

export const EMPTY: Timeline = {
  feed: nothing,
  newer: { count: 0, more: false, isThere: false },
  heard: [],
  goTo: undefined,
};

export function hasPost({ feed }: Timeline, id: string): boolean {
  return feed.entries.some((entry) => entry.id === id);
}

export function topOf({ feed }: Timeline): Entry | undefined {
  return feed.entries.find(({ kind }) => kind === 'post');
}

export function hasGap({ entries }: Entries): boolean {
  return entries.some(({ kind }) => kind === 'gap');
}

/** Somebody has posted. It is counted and not shown: what one reads stays. */
export function withHeard(now: Timeline, id: string): Timeline {
  if (now.heard.includes(id) || hasPost(now, id)) return now;
  const { count, more } = now.newer;
  return { ...now, heard: [...now.heard, id], newer: { count: count + 1, more, isThere: false } };
}
