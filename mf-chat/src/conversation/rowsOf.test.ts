import type { Line } from '../live/lines.ts';
import { rowsOf } from './rowsOf.ts';

const MINUTE_MS = 60_000;

/** Something that one of two people says so many minutes after the first. */
function said(name: string, senderId: string, minutes: number, some: Partial<Line> = {}): Line {
  const at = new Date(Date.parse('2026-11-20T12:00:00.000Z') + minutes * MINUTE_MS).toISOString();
  const seq = Number(name);
  return {
    key: name,
    kind: 'message',
    senderId,
    at,
    entry: { seq },
    isOwn: senderId === '1',
    ...some,
  } as Line;
}

const lines = [
  said('1', '2', 0),
  said('2', '2', 1),
  said('3', '1', 2),
  said('4', '2', 3, { isAfterGap: true }),
  said('5', '2', 4),
  said('6', '2', 60),
  said('7', '1', 2880),
  said('8', '2', 2881, { kind: 'notice' }),
  said('9', '2', 2882),
];

/** As if nothing had been on screen before. */
function afresh(shown: readonly Line[], newAfter: number | undefined) {
  rowsOf([], undefined);
  return rowsOf(shown, newAfter);
}

test.each([undefined, 3, 6])(
  'what is said one after the other stands as if it came at once (new after %s)',
  (newAfter) => {
    for (let count = 1; count <= lines.length; count += 1) {
      const shown = lines.slice(0, count);
      const wanted = afresh(shown, newAfter);
      afresh(shown.slice(0, -1), newAfter);
      expect(rowsOf(shown, newAfter)).toEqual(wanted);
    }
  },
);

test('older ones come above, one is changed, one goes: the rows are as if all came at once', () => {
  const shown = lines.slice(4);
  const wanted = afresh(lines, undefined);
  afresh(shown, undefined);
  expect(rowsOf(lines, undefined)).toEqual(wanted);
  const changed = lines.map((line) => (line.key === '5' ? { ...line, isEdited: true } : line));
  const wantedThen = afresh(changed, undefined);
  afresh(lines, undefined);
  expect(rowsOf(changed, undefined)).toEqual(wantedThen);
  const fewer = lines.filter(({ key }) => key !== '6');
  const wantedAtLast = afresh(fewer, undefined);
  afresh(lines, undefined);
  expect(rowsOf(fewer, undefined)).toEqual(wantedAtLast);
});

test('a row stays the same object while what it shows stays the same', () => {
  const before = afresh(lines.slice(0, 5), undefined);
  const rows = rowsOf(lines, undefined);
  expect(rows.slice(0, before.length - 1)).toEqual(before.slice(0, -1));
  expect(rows[1]).toBe(before[1]);
});

test('what waits since yesterday stands below today, and no two rows have one key', () => {
  const waiting = { entry: undefined, isOwn: true, state: 'failed' } as const;
  const shown = [
    said('1', '2', 2880),
    said('2', '1', 1440, waiting),
    said('3', '1', 2881, { ...waiting, state: 'waiting' }),
  ];
  const keys = afresh(shown, undefined).map(({ key }) => key);
  expect(keys).toHaveLength(6);
  expect(new Set(keys).size).toBe(keys.length);
});
