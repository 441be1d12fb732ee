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

/** Said within this time after each other, lines belong together. */
const TOGETHER_MS = 5 * 60_000;

/** The rows of a conversation: a day above its first line, and where the new ones begin. */
export function rowsOf(lines: readonly Line[], newAfter: number | undefined): Row[] {
  const rows: Row[] = [];
  const firstNew = newAfter === undefined ? undefined : lines.find((line) => isNew(line, newAfter));
  let day: string | undefined;
  lines.forEach((line, at) => {
    const before = lines[at - 1];
    const after = lines[at + 1];
    const lineDay = dayOf(line.at);
    if (lineDay !== day) rows.push({ kind: 'day', key: `day:${lineDay}`, at: line.at });
    day = lineDay;
    if (line === firstNew) rows.push({ kind: 'new', key: 'new' });
    if (line.isAfterGap) rows.push({ kind: 'gap', key: `gap:${line.key}` });
    rows.push({
      kind: 'line',
      key: line.key,
      line,
      isFirst: !before || line === firstNew || !belongTogether(before, line),
      isLast: !after || after === firstNew || !belongTogether(line, after),
    });
  });
  return rows;
}

function isNew({ entry, isOwn, kind }: Line, newAfter: number): boolean {
  return entry !== undefined && kind === 'message' && !isOwn && entry.seq > newAfter;
}

function belongTogether(one: Line, other: Line): boolean {
  return (
    one.kind === 'message' &&
    other.kind === 'message' &&
    one.senderId === other.senderId &&
    dayOf(one.at) === dayOf(other.at) &&
    new Date(other.at).getTime() - new Date(one.at).getTime() < TOGETHER_MS
  );
}

function dayOf(at: string): string {
  const date = new Date(at);
  return `${date.getFullYear()}-${date.getMonth() + 1}-${date.getDate()}`;
}
