import { isFailing } from './isFailing.ts';

it.each([
  [4, 4, false],
  [5, 5, true],
  [24, 5, true],
  [25, 5, false],
  [100, 20, false],
  [100, 21, true],
  [0, 0, false],
])('of %d browsers %d failing: has to go back: %s', (browsers, failing, expected) => {
  expect(isFailing({ browsers, failing })).toBe(expected);
});
