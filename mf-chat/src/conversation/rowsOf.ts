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

/** The rows of a conversation: a day above its first line, and where the new ones begin. */
export function rowsOf(lines: readonly Line[], newAfter: number | undefined): Row[] {
  const rows: Row[] = [];
  const firstNew = newAfter === undefined ? undefined : lines.find((line) => isNew(line, newAfter));
  let day: string | undefined;
  let isFirst = true;
  lines.forEach((line, at) => {
    const after = lines[at + 1];
    const lineDay = timeOf(line).day;
    if (lineDay !== day) rows.push({ kind: 'day', key: `day:${lineDay}`, at: line.at });
    day = lineDay;
    if (line === firstNew) rows.push({ kind: 'new', key: 'new' });
    if (line.isAfterGap) rows.push({ kind: 'gap', key: `gap:${line.key}` });
    const isLast = !after || after === firstNew || !belongTogether(line, after);
    rows.push(rowOf(line, isFirst, isLast));
    isFirst = isLast;
  });
  return rows;
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
