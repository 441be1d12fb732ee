import type { Entries, Entry } from './entries.ts';

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
