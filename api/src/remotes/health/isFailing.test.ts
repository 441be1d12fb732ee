import { isAlarming, isFailing } from './isFailing.ts';

it.each([
  [4, 4, 4, false],
  [5, 5, 3, true],
  [5, 5, 2, false],
  [24, 5, 5, true],
  [25, 5, 5, false],
  [100, 20, 9, false],
  [100, 21, 9, true],
  [0, 0, 0, false],
])(
  'of %d members %d failing from %d networks: has to go back: %s',
  (members, failingMembers, failingNetworks, expected) => {
    expect(isFailing({ members, failingMembers, failingNetworks })).toBe(expected);
  },
);

it.each([
  [4, 4, false],
  [5, 5, true],
  [25, 5, false],
])('of %d browsers %d failing: somebody should look: %s', (browsers, failing, expected) => {
  expect(isAlarming({ browsers, failing })).toBe(expected);
});
