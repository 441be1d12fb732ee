import { momentary, several } from '../play/kinds.ts';
import { heardFrom } from './heardFrom.ts';

/** Looks towards -z, as from most spawns: to the right is +x. */
const here = { x: 0, z: 0, yaw: Math.PI };
const bellAt = (x: number, z: number) => momentary('bell', [x, 0, z], 1000);

test('a thing is loud beside it and faint far off, and never gone', () => {
  expect(heardFrom(here, bellAt(0, -3)).near).toBe(1);
  expect(heardFrom(here, bellAt(0, -14)).near).toBeCloseTo(0.5);
  expect(heardFrom(here, bellAt(0, -400)).near).toBe(0.15);
});

test('is heard from the side where it is, and from nowhere when one stands on it', () => {
  expect(heardFrom(here, bellAt(20, 0)).side).toBeCloseTo(0.8);
  expect(heardFrom(here, bellAt(-20, 0)).side).toBeCloseTo(-0.8);
  expect(heardFrom({ ...here, yaw: 0 }, bellAt(20, 0)).side).toBeCloseTo(-0.8);
  expect(heardFrom(here, bellAt(0, -20)).side).toBeCloseTo(0);
  expect(heardFrom(here, bellAt(0, 0)).side).toBe(0);
});

test('of a thing with several parts the nearest is heard', () => {
  const lamps = several('lamps', [
    { id: 'a', at: [-50, 0, 0] },
    { id: 'b', at: [3, 0, 0] },
  ]);
  expect(heardFrom(here, lamps).near).toBe(1);
  expect(heardFrom(here, lamps).side).toBeGreaterThan(0);
});
