import type { Collider } from '../../world/walk/Collider.ts';
import { groundOf } from '../../world/walk/Ground.ts';
import type { Solid } from '../../world/walk/solids.ts';
import { ARC_POINTS, type Landing, throwArc } from './arc.ts';

const always = () => true;

function placeWith(solids: readonly Solid[], height: (x: number, z: number) => number = () => 0): Collider {
  const bounds = [
    [-20, -20],
    [20, 20],
  ] as const;
  return { ground: groundOf(height, ...bounds), solids, bounds };
}

/** Thrown from a hand at (0, 1.2, 0) to +z, so much upwards. */
function thrown(collider: Collider, up: number, isOn = always) {
  const arc = new Float32Array(ARC_POINTS * 3);
  const out: Landing = { x: 0, y: 0, z: 0, isFree: false, count: 0 };
  throwArc({ x: 0, y: 1.2, z: 0 }, { x: 0, y: Math.sin(up), z: Math.cos(up) }, collider, isOn, arc, out);
  return { ...out, arc };
}

const wall: Solid = { kind: 'box', x: 0, z: 3, low: 0, high: 4, halfX: 4, halfZ: 0.5, turn: 0 };

describe('the arc of a teleport', () => {
  test('comes down on open ground, and farther the higher the hand points', () => {
    const flat = thrown(placeWith([]), 0);
    const high = thrown(placeWith([]), 0.5);
    expect(flat).toMatchObject({ isFree: true, x: 0, y: 0 });
    expect(flat.z).toBeGreaterThan(2);
    expect(high.z).toBeGreaterThan(flat.z + 2);
  });

  test('begins in the hand and ends where one would stand', () => {
    const { arc, count, x, y, z } = thrown(placeWith([]), 0.3);
    expect([...arc.slice(0, 3)]).toEqual([0, expect.closeTo(1.2), 0]);
    expect([...arc.slice((count - 1) * 3, count * 3)]).toEqual([x, y, z].map((at) => expect.closeTo(at)));
  });

  test('ends at a wall, and nobody stands in one', () => {
    const met = thrown(placeWith([wall]), 0.2);
    expect(met.isFree).toBe(false);
    expect(met.z).toBeLessThan(2.6);
  });

  test('passes where a door stands open', () => {
    const door = { ...wall, when: 'door=shut' };
    expect(thrown(placeWith([door]), 0.2).isFree).toBe(false);
    expect(thrown(placeWith([door]), 0.2, () => false).isFree).toBe(true);
  });

  test('lands on what one can stand on', () => {
    const stage: Solid = { kind: 'box', x: 0, z: 5, low: 0, high: 0.8, halfX: 6, halfZ: 3, turn: 0 };
    const met = thrown(placeWith([stage]), 0.4);
    expect(met).toMatchObject({ isFree: true, y: 0.8 });
  });

  test('steps aside from a wall that is a little too near', () => {
    const flat = thrown(placeWith([]), 0);
    const post: Solid = { kind: 'drum', x: 0.35, z: flat.z, low: 0, high: 0.9, radius: 0.3 };
    const met = thrown(placeWith([{ ...post, low: -1, high: 0.7 }]), 0);
    expect(met.isFree).toBe(true);
    expect(Math.hypot(met.x - 0.35, met.z - flat.z)).toBeGreaterThanOrEqual(0.59);
  });

  test('does not go where the ground is too steep to walk', () => {
    const cliff = placeWith([], (_, z) => (z > 3 ? (z - 3) * 3 : 0));
    expect(thrown(cliff, 0.4).isFree).toBe(false);
  });

  test('does not leave the place', () => {
    const small: Collider = {
      ...placeWith([]),
      bounds: [
        [-1, -1],
        [1, 1],
      ],
    };
    expect(thrown(small, 0.4).isFree).toBe(false);
  });
});
