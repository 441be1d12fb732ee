/** The rows of a list that are made: from one, up to another that is not. */
export interface Span {
  from: number;
  to: number;
}

/** A part of the page, in pixels below the top of the window. */
export interface Zone {
  top: number;
  bottom: number;
}

/** So far beyond the window rows are made before they are seen, on the side to which one goes and on the other. */
const AHEAD_PX = 250;
const BEHIND_PX = 50;
/** What is a little farther stays, so that who goes up and down by a line makes nothing anew. */
const SLACK_PX = 50;

/** Where rows are to be made for somebody who goes up or down, or has only just come: then what is in sight is enough. */
export function zoneFor(windowPx: number, way: 'up' | 'down' | 'just come'): Zone {
  if (way === 'just come') return { top: 0, bottom: windowPx };
  if (way === 'up') return { top: -AHEAD_PX, bottom: windowPx + BEHIND_PX };
  return { top: -BEHIND_PX, bottom: windowPx + AHEAD_PX };
}

/**
 * What is to be made to fill a zone when the rows that are made stand at these edges: the top of each and the bottom
 * of the last. What is not made yet counts as tall as what is.
 */
export function spanFor(
  { top, bottom }: Zone,
  { from, to }: Span,
  edges: readonly number[],
  length: number,
): Span {
  const rows = edges.length - 1;
  const at = (index: number) => edges[index] ?? 0;
  let first = 0;
  while (first < rows - 1 && at(first + 1) < top - SLACK_PX) first += 1;
  let end = rows;
  while (end > first + 1 && at(end - 1) > bottom + SLACK_PX) end -= 1;
  const rowPx = Math.max(1, (at(rows) - at(0)) / rows);
  const missing = (px: number) => Math.ceil(Math.max(0, px) / rowPx);
  return {
    from: Math.max(0, from + first - missing(at(first) - top)),
    to: Math.min(length, to - rows + end + missing(bottom - at(end))),
  };
}

/**
 * The same when the items have changed. What one reads was at an index and is at another now, -1 when it is gone or
 * nobody reads: it stays made, and so do as many as were made around it.
 */
export function follow(
  { from, to }: Span,
  { was, now, length, atLeast }: Record<'was' | 'now' | 'length' | 'atLeast', number>,
): Span {
  const by = was < 0 || now < 0 ? 0 : now - was;
  const first = Math.max(0, Math.min(from + by, length - 1));
  return { from: first, to: Math.min(length, Math.max(to + by, first + atLeast)) };
}

/**
 * The row to begin anew at for who has leapt, so many pixels below the top of the list, to where nothing is made: as
 * far among the rows above or below as one is in the space that is kept for them.
 */
export function leapTo(
  { from, to }: Span,
  {
    px,
    abovePx,
    rowsPx,
    belowPx,
    length,
  }: Record<'px' | 'abovePx' | 'rowsPx' | 'belowPx' | 'length', number>,
): number {
  if (px <= 0) return 0;
  if (px < abovePx) return Math.floor((from * px) / abovePx);
  const share = (px - abovePx - rowsPx) / belowPx;
  return Math.min(length - 1, to + Math.floor((length - to) * share));
}
