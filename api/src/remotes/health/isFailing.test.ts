import { isAlarming, isFailing, isFailingForFew } from './isFailing.ts';

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
    const few = { settled: 0, settledFailing: 0, settledNetworks: 0 };
    expect(isFailing({ community, members, failing, networks, witnesses: 1, ...few })).toBe(expected);
  },
);

it('never has to go back for new members alone', () => {
  const all = { community: 9, members: 9, failing: 9, networks: 9 };
  expect(isFailing({ ...all, witnesses: 0, settled: 0, settledFailing: 0, settledNetworks: 0 })).toBe(false);
});

it.each([
  [3, 3, 3, true],
  [3, 2, 2, false],
  [6, 3, 3, true],
  [6, 3, 2, false],
  [7, 3, 3, false],
  [9, 5, 3, true],
  [9, 4, 4, false],
  [10, 9, 9, false],
  [0, 0, 0, false],
])(
  'of %d who have been here for long %d failing within an hour from %d networks: has to go back: %s',
  (settled, settledFailing, settledNetworks, expected) => {
    const about = { community: settled, members: settled, failing: 0, networks: 0, witnesses: 0 };
    expect(isFailingForFew({ ...about, settled, settledFailing, settledNetworks })).toBe(expected);
  },
);

it.each([
  [4, 4, false],
  [5, 5, true],
  [25, 5, false],
])('of %d browsers %d failing: somebody should look: %s', (browsers, failing, expected) => {
  expect(isAlarming({ browsers, failing })).toBe(expected);
});
