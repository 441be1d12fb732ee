import type { Line } from '../live/lines.ts';

/** What a conversation lists: its lines, and what stands between them. */
export type Row =
  | { kind: 'day'; key: string; at: string }
  | { kind: 'new'; key: string }
  | { kind: 'gap'; key: string }
  | {
      kind: 'line';
      key: string;
      line: Line;
      /** The first of several in a row by one person says who they are. */
      isFirst: boolean;
      isLast: boolean;
    };

type LineRow = Row & { kind: 'line' };

/** The row of a line, as it was made before: one that is the same is not drawn anew. */
const made = new WeakMap<Line, LineRow>();
/** When a line was said, as a number and by its day here. */
const times = new WeakMap<Line, { ms: number; day: string }>();

/** Said within this time after each other, lines belong together. */
const TOGETHER_MS = 5 * 60_000;

/** The rows that were made last: what stands above something new is taken from here. */
let last: { lines: readonly Line[]; newAfter: number | undefined; rows: readonly Row[] } | undefined;

/** The rows of a conversation: a day above its first line, and where the new ones begin. */
export function rowsOf(lines: readonly Line[], newAfter: number | undefined): readonly Row[] {
  const firstNew = newAfter === undefined ? undefined : lines.find((line) => isNew(line, newAfter));
  // What comes after a line decides whether it ends what belongs together: the last of the same is looked at again.
  const same = last && last.newAfter === newAfter ? countSame(lines, last.lines) : 0;
  const from = Math.max(0, same - 1);
  const above = lines[from - 1];
  const place = last?.rows.findLastIndex((row) => row.kind === 'line' && row.line === above) ?? -1;
  const rows = last?.rows.slice(0, place + 1) ?? [];
  const before = rows.at(-1);
  let day = above && timeOf(above).day;
  let isFirst = before?.kind !== 'line' || before.isLast;
  lines.slice(from).forEach((line, at) => {
    const after = lines[from + at + 1];
    const lineDay = timeOf(line).day;
    if (lineDay !== day) rows.push({ kind: 'day', key: dayKeyOf(rows, lineDay, line), at: line.at });
    day = lineDay;
    if (line === firstNew) rows.push({ kind: 'new', key: 'new' });
    if (line.isAfterGap) rows.push({ kind: 'gap', key: `gap:${line.key}` });
    const isLast = !after || after === firstNew || !belongTogether(line, after);
    rows.push(rowOf(line, isFirst, isLast));
    isFirst = isLast;
  });
  last = { lines, newAfter, rows };
  return rows;
}

/** What waits since yesterday stands below what was said today: then a day comes twice. */
function dayKeyOf(rows: readonly Row[], day: string, line: Line): string {
  const key = `day:${day}`;
  return rows.some((row) => row.key === key) ? `${key}:${line.key}` : key;
}

/** How many lines from the first on are the very same. */
function countSame(lines: readonly Line[], before: readonly Line[]): number {
  let count = 0;
  while (count < lines.length && lines[count] === before[count]) count += 1;
  return count;
}

function rowOf(line: Line, isFirst: boolean, isLast: boolean): LineRow {
  const known = made.get(line);
  if (known?.isFirst === isFirst && known.isLast === isLast) return known;
  const row: LineRow = { kind: 'line', key: line.key, line, isFirst, isLast };
  made.set(line, row);
  return row;
}

function isNew({ entry, isOwn, kind }: Line, newAfter: number): boolean {
  return entry !== undefined && kind === 'message' && !isOwn && entry.seq > newAfter;
}

function belongTogether(one: Line, other: Line): boolean {
  if (one.kind !== 'message' || other.kind !== 'message' || one.senderId !== other.senderId) return false;
  const [then, later] = [timeOf(one), timeOf(other)];
  return then.day === later.day && later.ms - then.ms < TOGETHER_MS;
}

function timeOf(line: Line): { ms: number; day: string } {
  const known = times.get(line);
  if (known) return known;
  const date = new Date(line.at);
  const day = `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
  const time = { ms: date.getTime(), day };
  times.set(line, time);
  return time;
}
