import type { Collider } from './Collider.ts';
import { Companion } from './Companion.ts';
import { follow } from './follow.ts';
import { groundOf } from './Ground.ts';
import type { Solid } from './solids.ts';
import { IDLE, Walker } from './Walker.ts';

const always = () => true;
const bounds = [
  [-40, -40],
  [40, 40],
] as const;
const meadow: Collider = { ground: groundOf(() => 0, ...bounds), solids: [], bounds };

/** Somebody at (0, 0) who looks to +z goes along with a leader for some seconds. */
function goAlong(leader: { x: number; z: number }, seconds: number, move = { x: 0, z: 0 }) {
  const walker = new Walker();
  walker.stand(meadow, 0, 0, 0, always);
  const way = { ahead: 0, turn: 0, isLost: false };
  for (let gone = 0; gone < seconds; gone += 0.02) {
    leader.x += move.x * 0.02;
    leader.z += move.z * 0.02;
    follow(walker, leader, way);
    walker.step(0.02, { ...IDLE, ahead: way.ahead, turn: way.turn }, meadow, always);
  }
  return { walker, far: Math.hypot(leader.x - walker.x, leader.z - walker.z), way };
}

test.each([
  ['ahead', { x: 0, z: 12 }],
  ['behind', { x: 0.5, z: -12 }],
  ['at the side', { x: -9, z: 2 }],
])('goes to who is %s, and stops beside them', (_, leader) => {
  const { far, way } = goAlong(leader, 6);
  expect(far).toBeGreaterThan(1.5);
  expect(far).toBeLessThan(2.6);
  expect(way.ahead).toBe(0);
});

test('keeps up with somebody who walks', () => {
  expect(goAlong({ x: 2, z: 4 }, 8, { x: 2, z: 3 }).far).toBeLessThan(4);
});

test('does not walk after somebody who was put far away', () => {
  expect(goAlong({ x: 0, z: 30 }, 0.02).way.isLost).toBe(true);
  expect(goAlong({ x: 0, z: 10 }, 0.02).way.isLost).toBe(false);
});

describe('a companion', () => {
  const along = (leader: { x: number; z: number } | null, collider = meadow) => {
    const ended = jest.fn();
    const walker = new Walker();
    walker.stand(collider, 0, 0, 0, always);
    const companion = new Companion(() => leader, ended);
    const frame = (hands = IDLE) =>
      walker.step(0.02, companion.lead(0.02, hands, walker, collider, always), collider, always);
    return {
      walker,
      ended,
      frame,
      seconds: (count: number) => Array.from({ length: count * 50 }, () => frame()),
    };
  };

  test('is put beside whoever went far away at once', () => {
    const { walker, frame, ended } = along({ x: 30, z: 30 });
    frame();
    expect(Math.hypot(walker.x - 30, walker.z - 30)).toBeLessThan(2);
    expect(ended).not.toHaveBeenCalled();
  });

  test('gets past a wall that is in the way', () => {
    const wall: Solid = { kind: 'box', x: 0, z: 5, low: 0, high: 3, halfX: 20, halfZ: 0.5, turn: 0 };
    const { walker, seconds } = along({ x: 0, z: 10 }, { ...meadow, solids: [wall] });
    seconds(6);
    expect(walker.z).toBeGreaterThan(6);
  });

  test('is free as soon as they move themselves', () => {
    const { walker, frame, ended } = along({ x: 0, z: 12 });
    frame({ ...IDLE, ahead: -1 });
    expect(ended).toHaveBeenCalledTimes(1);
    expect(walker.z).toBeLessThan(0);
  });

  test('waits where they are while it is not known where the other one is', () => {
    const { walker, seconds, ended } = along(null);
    seconds(1);
    expect(walker.z).toBe(0);
    expect(ended).not.toHaveBeenCalled();
  });
});
