import { nextQuality, QUALITIES } from './quality.ts';

test('a weak machine steps down one at a time, and no lower than the last step', () => {
  let step = 0;
  const steps = Array.from({ length: 8 }, () => (step = nextQuality(step, 20)));
  expect(steps).toEqual([1, 2, 3, 4, 4, 4, 4, 4]);
});

test('a machine that has become quick again steps up; between slow and quick nothing changes', () => {
  expect(nextQuality(3, 60)).toBe(2);
  expect(nextQuality(0, 60)).toBe(0);
  for (const perSecond of [30, 40, 48]) expect(nextQuality(2, perSecond)).toBe(2);
});

test('each step is cheaper than the one before: first sharpness goes, then grass, then reflections', () => {
  const cost = QUALITIES.map(({ pixels, scattered, mirrors }) => pixels ** 2 + scattered + Number(mirrors));
  expect(cost).toEqual(cost.toSorted((one, other) => other - one));
  expect(new Set(cost).size).toBe(cost.length);
  const first = (is: (quality: (typeof QUALITIES)[number]) => boolean) => QUALITIES.findIndex(is);
  expect(first(({ pixels }) => pixels < 2)).toBeLessThan(first(({ scattered }) => scattered < 1));
  expect(first(({ scattered }) => scattered < 1)).toBeLessThan(first(({ mirrors }) => !mirrors));
});
