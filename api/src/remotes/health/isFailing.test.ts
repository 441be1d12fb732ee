import { isAlarming, isFailing } from './isFailing.ts';

it.each([
  [0, 4, 4, 4, false],
  [0, 5, 5, 3, true],
  [0, 5, 5, 2, false],
  [25, 24, 5, 5, true],
  [26, 5, 5, 5, false],
  [0, 25, 5, 5, false],
  [400, 100, 20, 9, false],
  [400, 99, 20, 9, true],
  [441, 99, 20, 9, false],
  [0, 0, 0, 0, false],
])(
  'in a community of %d, of %d members %d failing from %d networks: has to go back: %s',
  (community, members, failing, networks, expected) => {
    expect(isFailing({ community, members, failing, networks })).toBe(expected);
  },
);

it.each([
  [4, 4, false],
  [5, 5, true],
  [25, 5, false],
])('of %d browsers %d failing: somebody should look: %s', (browsers, failing, expected) => {
  expect(isAlarming({ browsers, failing })).toBe(expected);
});
