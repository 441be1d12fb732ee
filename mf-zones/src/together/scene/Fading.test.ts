import { Fading } from './Fading.ts';

const PICTURE = 1 / 60;

test('who is cut off fades little by little, stays to be seen, and comes back', () => {
  const fading = new Fading();
  expect(fading.of(2, false, PICTURE)).toBe(1);
  const first = fading.of(2, true, PICTURE);
  expect(first).toBeGreaterThan(0.9);
  expect(first).toBeLessThan(1);
  for (let picture = 0; picture < 120; picture++) fading.of(2, true, PICTURE);
  const least = fading.of(2, true, PICTURE);
  expect(least).toBeGreaterThan(0.2);
  expect(least).toBeLessThan(0.5);
  expect(fading.of(2, true, PICTURE)).toBe(least);
  fading.of(2, false, PICTURE);
  expect(fading.of(2, false, 1)).toBe(1);
});

test('who is there already when one comes in is shown as they are, at once', () => {
  const fading = new Fading();
  expect(fading.of(2, false, PICTURE)).toBe(1);
  expect(fading.of(3, true, PICTURE)).toBeLessThan(0.5);
});
