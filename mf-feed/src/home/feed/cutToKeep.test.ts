import { cutToKeep } from './cutToKeep.ts';
import { openWith } from './entries.ts';

const long = openWith({ ids: Array.from({ length: 1000 }, (_, index) => String(1000 - index)), next: 'end' });
const cursorOf = (id: string) => `after ${id}`;

test('a short feed is kept whole', () => {
  const short = openWith({ ids: ['3', '2', '1'], next: null });
  expect(cutToKeep(short, undefined, cursorOf)).toEqual(short);
});

test('at the top, the top is kept, and where it goes on', () => {
  const kept = cutToKeep(long, undefined, cursorOf);
  expect(kept.entries).toHaveLength(50);
  expect(kept.next).toBe('after 951');
});

test('far down, the top and the surroundings are kept, and a gap between them', () => {
  const kept = cutToKeep(long, '500', cursorOf);
  expect(kept.entries).toHaveLength(20 + 1 + 80);
  expect(kept.entries[20]).toEqual({ kind: 'gap', id: 'gap after 981', cursor: 'after 981' });
  expect(kept.entries.map(({ id }) => id)).toContain('500');
  expect(kept.next).toBe('after 451');
});
