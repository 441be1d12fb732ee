import { addBelow, type Entries, fillGap, nothing, openWith, putOnTop } from './entries.ts';

/** "9 8 … 3" reads better in a failure than objects do. */
const read = ({ entries }: Entries) => entries.map(({ kind, id }) => (kind === 'gap' ? '…' : id)).join(' ');
const page = (ids: string, next: string | null = 'on') => ({ ids: ids.split(' '), next });
const gapOf = ({ entries }: Entries) => entries.find(({ kind }) => kind === 'gap')?.id ?? '';

const seen = openWith(page('5 4 3'));

test('newer posts that reach down to what was there join it without a seam', () => {
  expect(read(putOnTop(seen, page('7 6 5')))).toBe('7 6 5 4 3');
});

test('newer posts that do not reach down leave a gap, and where the old ones go on stays known', () => {
  const now = putOnTop(seen, page('22 21 20'));
  expect(read(now)).toBe('22 21 20 … 5 4 3');
  expect(now.next).toBe('on');
});

test('a page that is the whole feed leaves no gap', () => {
  expect(read(putOnTop(seen, page('8 7', null)))).toBe('8 7 5 4 3');
});

test('nothing new changes nothing', () => {
  expect(read(putOnTop(seen, page('5 4 3')))).toBe('5 4 3');
});

test('what comes to an empty feed opens it', () => {
  expect(putOnTop(nothing, page('2 1', null))).toEqual(openWith(page('2 1', null)));
});

test('a gap fills itself page by page until it meets what is below it', () => {
  let now = putOnTop(seen, page('9 8'));
  now = fillGap(now, gapOf(now), page('7'));
  expect(read(now)).toBe('9 8 7 … 5 4 3');
  now = fillGap(now, gapOf(now), page('6 5 4'));
  expect(read(now)).toBe('9 8 7 6 5 4 3');
});

test('a gap closes when all that it held is gone meanwhile', () => {
  const now = putOnTop(seen, page('9 8'));
  expect(read(fillGap(now, gapOf(now), page('3 2')))).toBe('9 8 5 4 3');
  expect(read(fillGap(now, gapOf(now), { ids: [], next: null }))).toBe('9 8 5 4 3');
});

test('a gap that somebody else has filled already is left alone', () => {
  expect(fillGap(seen, 'gap elsewhere', page('9 8'))).toBe(seen);
});

test('older posts come below, none twice', () => {
  const now = addBelow(seen, page('3 2 1', null));
  expect(read(now)).toBe('5 4 3 2 1');
  expect(now.next).toBeNull();
});
