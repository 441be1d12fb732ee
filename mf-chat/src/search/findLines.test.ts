import type { Line } from '../live/lines.ts';
import { findLines } from './findLines.ts';

const line = (text: string): Line => ({
  key: text,
  kind: 'message',
  entry: undefined,
  waiting: undefined,
  senderId: '1',
  isOwn: true,
  at: '2026-11-20T18:34:00.000Z',
  state: 'sent',
  content: { text },
  problem: undefined,
  isEdited: false,
  reactions: [],
  isAfterGap: false,
});
const lines = ['The lamps are lit', 'Café at eight?', 'No lamps tonight'].map(line);
const found = (question: string) => findLines(lines, question).map(({ key }) => key);

test('finds what holds all words, the newest first', () => {
  expect(found('lamps')).toEqual(['No lamps tonight', 'The lamps are lit']);
  expect(found('LIT lamps')).toEqual(['The lamps are lit']);
});

test('accents do not matter', () => {
  expect(found('cafe')).toEqual(['Café at eight?']);
});

test('a blank question finds nothing', () => {
  expect(found('  ')).toEqual([]);
});

test('a line that has been edited is found by its new words alone', () => {
  const [, , last] = lines;
  if (!last) throw new Error('three lines');
  const edited = [...lines.slice(0, 2), { ...last, content: { text: 'No lanterns tonight' } }];
  expect(findLines(edited, 'lanterns').map(({ key }) => key)).toEqual(['No lamps tonight']);
  expect(findLines(edited, 'lamps').map(({ key }) => key)).toEqual(['The lamps are lit']);
});
