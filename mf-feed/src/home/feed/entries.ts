/** One line of a feed: a post, or a gap where older posts are known to be and are not loaded yet. */
export type Entry = { kind: 'post'; id: string } | { kind: 'gap'; id: string; cursor: string };

/** What a feed shows, newest first, and where it goes on. */
export interface Entries {
  entries: readonly Entry[];
  /** Where the posts after the last entry begin; null when it was the very last. */
  next: string | null;
}

/** A page of a feed as it was loaded: posts in their order, and where the next one begins. */
export interface Page {
  ids: readonly string[];
  next: string | null;
}

export const nothing: Entries = { entries: [], next: null };

export function openWith({ ids, next }: Page): Entries {
  return { entries: ids.map(post), next };
}

/** Newer posts come above. Where they do not reach down to what was there, a gap says so. */
export function putOnTop(now: Entries, page: Page): Entries {
  if (now.entries.length === 0) return openWith(page);
  return { entries: [...downTo(now.entries, page), ...now.entries], next: now.next };
}

/** What a gap held takes its place, up to the post below it. */
export function fillGap(now: Entries, gapId: string, page: Page): Entries {
  const at = now.entries.findIndex(({ id }) => id === gapId);
  if (at < 0) return now;
  const above = now.entries.slice(0, at);
  const below = now.entries.slice(at + 1);
  const known = idsOf(above);
  const ids = page.ids.filter((id) => !known.has(id));
  return { entries: [...above, ...downTo(below, { ids, next: page.next }), ...below], next: now.next };
}

export function addBelow(now: Entries, page: Page): Entries {
  // Who has read very far waits for each page: what is new is short, what is there is long.
  const more = new Set(page.ids);
  for (const { id } of now.entries) more.delete(id);
  return { entries: [...now.entries, ...[...more].map(post)], next: page.next };
}

/** The posts of a page that stand above others, and a gap when it ends before it meets the first of them. */
function downTo(below: readonly Entry[], { ids, next }: Page): Entry[] {
  const known = idsOf(below);
  const meetsAt = ids.findIndex((id) => known.has(id));
  if (meetsAt >= 0) return ids.slice(0, meetsAt).map(post);
  return next === null ? ids.map(post) : [...ids.map(post), { kind: 'gap', id: `gap ${next}`, cursor: next }];
}

function post(id: string): Entry {
  return { kind: 'post', id };
}

function idsOf(entries: readonly Entry[]): ReadonlySet<string> {
  return new Set(entries.map(({ id }) => id));
}
