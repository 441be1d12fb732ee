import type { Collider } from './Collider.ts';
import { groundOf } from './Ground.ts';
import type { Solid } from './solids.ts';
import { IDLE, Walker } from './Walker.ts';

const always = () => true;

function placeWith(solids: readonly Solid[], height: (x: number, z: number) => number = () => 0): Collider {
  const bounds = [
    [-20, -20],
    [20, 20],
  ] as const;
  return { ground: groundOf(height, ...bounds), solids, bounds };
}

/** Someone at (0, 0) who looks to +z. */
function walkerIn(collider: Collider, x = 0, z = 0): Walker {
  const walker = new Walker();
  walker.stand(collider, x, z, 0, always);
  return walker;
}

const wall: Solid = { kind: 'box', x: 0, z: 5, low: 0, high: 3, halfX: 4, halfZ: 0.5, turn: 0 };

describe('a walker', () => {
  test('walks ahead with the way they look', () => {
    const collider = placeWith([]);
    const walker = walkerIn(collider);
    for (let i = 0; i < 50; i++) walker.step(0.02, { ...IDLE, ahead: 1 }, collider, always);
    expect(walker.z).toBeCloseTo(4.2, 1);
    expect(walker.x).toBeCloseTo(0, 5);
  });

  test('strafes to their right', () => {
    const collider = placeWith([]);
    const walker = walkerIn(collider);
    for (let i = 0; i < 50; i++) walker.step(0.02, { ...IDLE, aside: 1 }, collider, always);
    expect(walker.x).toBeCloseTo(-4.2, 1);
  });

  test('does not get through a wall, at any frame rate', () => {
    for (const seconds of [0.004, 0.02, 0.2]) {
      const collider = placeWith([wall]);
      const walker = walkerIn(collider);
      for (let gone = 0; gone < 4; gone += seconds)
        walker.step(seconds, { ...IDLE, ahead: 1 }, collider, always);
      expect(walker.z).toBeCloseTo(4.2, 2);
    }
  });

  test('slides along a wall that is met at an angle', () => {
    const collider = placeWith([wall]);
    const walker = walkerIn(collider);
    walker.turn(0.6, 0);
    for (let i = 0; i < 75; i++) walker.step(0.02, { ...IDLE, ahead: 1 }, collider, always);
    expect(walker.z).toBeCloseTo(4.2, 2);
    expect(walker.x).toBeGreaterThan(3);
  });

  test('climbs stairs and does not climb walls', () => {
    const steps: Solid[] = [0, 1, 2, 3].map((n) => ({
      ...{ kind: 'box', x: 0, z: 3 + n * 0.5, low: 0, high: 0.4 * (n + 1), halfX: 1, halfZ: 0.26, turn: 0 },
    }));
    const collider = placeWith(steps);
    const walker = walkerIn(collider);
    for (let i = 0; i < 55; i++) walker.step(0.02, { ...IDLE, ahead: 1 }, collider, always);
    expect(walker.y).toBeCloseTo(1.6, 1);
  });

  test('jumps and lands where they were', () => {
    const collider = placeWith([]);
    const walker = walkerIn(collider);
    walker.step(0.02, { ...IDLE, jump: true }, collider, always);
    for (let i = 0; i < 12; i++) walker.step(0.02, IDLE, collider, always);
    expect(walker.y).toBeGreaterThan(0.7);
    expect(walker.grounded).toBe(false);
    for (let i = 0; i < 60; i++) walker.step(0.02, IDLE, collider, always);
    expect(walker.y).toBe(0);
    expect(walker.grounded).toBe(true);
  });

  test('stays within the bounds of the place', () => {
    const collider = placeWith([]);
    const walker = walkerIn(collider);
    for (let i = 0; i < 600; i++) walker.step(0.05, { ...IDLE, ahead: 1, aside: 1 }, collider, always);
    expect(Math.abs(walker.x)).toBeLessThanOrEqual(20);
    expect(Math.abs(walker.z)).toBeLessThanOrEqual(20);
  });

  test('cannot walk up what is too steep', () => {
    const collider = placeWith([], (_x, z) => Math.max(0, (z - 4) * 2.5));
    const walker = walkerIn(collider);
    for (let i = 0; i < 200; i++) walker.step(0.02, { ...IDLE, ahead: 1 }, collider, always);
    expect(walker.y).toBeLessThan(1.5);
  });

  test('does not get into a rock, gets out of one, and over it without gravity', () => {
    const open = placeWith([]);
    const rises = open.ground.heights.map((_, at) => (Math.floor(at / open.ground.columns) === 25 ? 3 : 0));
    const collider = { ...open, ground: { ...open.ground, rises } };
    const walker = walkerIn(collider);
    for (let i = 0; i < 200; i++) walker.step(0.02, { ...IDLE, ahead: 1 }, collider, always);
    expect(walker.z).toBeLessThan(4.3);

    const within = walkerIn(collider, 0, 5);
    for (let i = 0; i < 50; i++) within.step(0.02, { ...IDLE, ahead: 1 }, collider, always);
    expect(within.z).toBeGreaterThan(8);

    walker.gravity = false;
    for (let i = 0; i < 50; i++) walker.step(0.02, { ...IDLE, up: 1 }, collider, always);
    for (let i = 0; i < 100; i++) walker.step(0.02, { ...IDLE, ahead: 1 }, collider, always);
    expect(walker.z).toBeGreaterThan(8);
  });

  test('[2.17-4] a step goes five metres, or one, and ends at a wall', () => {
    const open = placeWith([]);
    const walker = walkerIn(open);
    walker.stride(5);
    for (let i = 0; i < 60; i++) walker.step(0.02, IDLE, open, always);
    expect(walker.z).toBeCloseTo(5, 2);
    walker.stride(-1);
    for (let i = 0; i < 60; i++) walker.step(0.02, IDLE, open, always);
    expect(walker.z).toBeCloseTo(4, 2);

    const closed = placeWith([wall]);
    const stopped = walkerIn(closed);
    stopped.stride(5);
    for (let i = 0; i < 60; i++) stopped.step(0.02, IDLE, closed, always);
    expect(stopped.z).toBeCloseTo(4.2, 2);
  });

  test('[2.17-2] without gravity rises and sinks, and with it falls again', () => {
    const collider = placeWith([]);
    const walker = walkerIn(collider);
    walker.gravity = false;
    for (let i = 0; i < 50; i++) walker.step(0.02, { ...IDLE, up: 1 }, collider, always);
    expect(walker.y).toBeCloseTo(4.2, 1);
    for (let i = 0; i < 20; i++) walker.step(0.02, IDLE, collider, always);
    expect(walker.y).toBeCloseTo(4.2, 1);
    walker.gravity = true;
    for (let i = 0; i < 100; i++) walker.step(0.02, IDLE, collider, always);
    expect(walker.y).toBe(0);
  });

  test('stands on a bridge only while it is down', () => {
    const bridge: Solid = {
      ...{ kind: 'box', x: 0, z: 2, low: 0.5, high: 1, halfX: 2, halfZ: 2, turn: 0 },
      when: 'drawbridge=down',
    };
    const collider = placeWith([bridge]);
    const walker = new Walker();
    walker.stand(collider, 0, 2, 0, always);
    expect(walker.y).toBe(1);
    for (let i = 0; i < 60; i++) walker.step(0.02, IDLE, collider, () => false);
    expect(walker.y).toBe(0);
  });
});
