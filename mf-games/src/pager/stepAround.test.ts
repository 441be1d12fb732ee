import { stepAround } from './stepAround.ts';

test('steps to the neighbour', () => {
  expect(stepAround(1, 1, 3)).toBe(2);
  expect(stepAround(1, -1, 3)).toBe(0);
});

test('[2.8-2] wraps at both ends', () => {
  expect(stepAround(2, 1, 3)).toBe(0);
  expect(stepAround(0, -1, 3)).toBe(2);
  expect(stepAround(0, 1, 1)).toBe(0);
});
