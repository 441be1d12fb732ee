/** @jest-environment node */
import { dailySeed, lettersOf, SEEDS, seedOf } from './seeds.ts';

const day = (text: string) => new Date(`${text}Z`);

test('a day has one seed, whatever the hour; the next day, another game and another version have another', () => {
  const seed = dailySeed('mole-post', 1, day('2026-03-04T00:00:01'));
  expect(dailySeed('mole-post', 1, day('2026-03-04T23:59:59'))).toBe(seed);
  const others = [
    dailySeed('mole-post', 1, day('2026-03-05T00:00:00')),
    dailySeed('deep-bell', 1, day('2026-03-04T00:00:00')),
    dailySeed('mole-post', 2, day('2026-03-04T00:00:00')),
  ];
  expect(others).not.toContain(seed);
});

test.each([0, 1, 31, 32, 987_654_321, SEEDS - 1])('%i goes into six letters and comes back', (seed) => {
  expect(lettersOf(seed)).toHaveLength(6);
  expect(seedOf(lettersOf(seed))).toBe(seed);
});

test('letters are understood as they are heard, and nonsense is none', () => {
  expect(seedOf(' o1lbcd ')).toBe(seedOf('011BCD'));
  expect([seedOf('ABC'), seedOf('ABCDEU'), seedOf('ABCDE!')]).toEqual([undefined, undefined, undefined]);
});
