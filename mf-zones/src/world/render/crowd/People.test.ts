import { CROWD_MOST, People } from './People.ts';

test('rows that nobody has taken lie far below the ground, and so do their shadows', () => {
  const { aPlace } = new People().floats;
  const heights = Array.from({ length: CROWD_MOST }, (_, seat) => aPlace[seat * 4 + 1] ?? 0);
  expect(Math.max(...heights)).toBeLessThan(-100);
});
