import type { Collider } from '../../world/walk/Collider.ts';
import { groundOf } from '../../world/walk/Ground.ts';
import type { Solid } from '../../world/walk/solids.ts';
import { Walker } from '../../world/walk/Walker.ts';
import { COMFORT, type Comfort } from './comfort.ts';
import { Locomotion, type Wants } from './Locomotion.ts';
import type { HeadPose } from './Rig.ts';

const isOn = () => true;
const rest: Wants = { ahead: 0, aside: 0, turn: 0, jump: false };
const FRAME = 1 / 72;

/** Somebody at (0, 0) who looks to +z, with their head somewhere in the space at home. */
function someone(solids: readonly Solid[] = [], head: HeadPose = { x: 0.4, y: 1.6, z: -0.3, heading: 0.5 }) {
  const bounds = [
    [-20, -20],
    [20, 20],
  ] as const;
  const collider: Collider = { ground: groundOf(() => 0, ...bounds), solids, bounds };
  const walker = new Walker();
  walker.stand(collider, 0, 0, 0, isOn);
  const feet = new Locomotion({ walker, collider, isOn });
  feet.begin(head, COMFORT);
  const go = (seconds: number, wants: Partial<Wants> = {}, comfort: Comfort = COMFORT) => {
    for (let gone = 0; gone < seconds; gone += FRAME) feet.frame(FRAME, head, { ...rest, ...wants }, comfort);
  };
  const eyes = () => {
    const at = { x: 0, z: 0 };
    feet.rig.over(head, at);
    return at;
  };
  return { walker, feet, head, go, eyes };
}

const near = (x: number, z: number) => ({ x: expect.closeTo(x, 1), z: expect.closeTo(z, 1) });

test('begins with the head over the feet, looking where one looked', () => {
  const { eyes, go, walker } = someone();
  expect(eyes()).toEqual(near(0, 0));
  go(0.1);
  expect(walker.yaw).toBeCloseTo(0);
  expect(walker).toMatchObject(near(0, 0));
});

test('the stick walks two metres a second, with the way one looks, and the eyes come along', () => {
  const { eyes, go, walker } = someone();
  go(1.5, { ahead: 1 });
  expect(walker.z).toBeGreaterThan(2.8);
  expect(walker.z).toBeLessThan(3.2);
  expect(walker.x).toBeCloseTo(0, 1);
  expect(eyes()).toEqual(near(walker.x, walker.z));
});

test('looking aside, one walks aside', () => {
  const { go, head, walker } = someone();
  head.heading -= Math.PI / 2;
  go(1, { ahead: 1 });
  expect(walker.x).toBeLessThan(-1.8);
  expect(walker.z).toBeCloseTo(0, 1);
});

test('a stick that walks nobody leaves one where one is', () => {
  const { go, walker } = someone();
  go(1, { ahead: 1 }, { ...COMFORT, walks: false });
  expect(walker).toMatchObject(near(0, 0));
});

test('one’s own steps are steps in the place', () => {
  const { go, head, walker } = someone();
  for (let step = 0; step < 10; step++) {
    // To the front at home is where the head looked when it began.
    head.x -= Math.sin(0.5) * 0.1;
    head.z -= Math.cos(0.5) * 0.1;
    go(FRAME);
  }
  expect(walker).toMatchObject(near(0, 1));
});

test('a wall stops the steps one makes at home, and at last the eyes', () => {
  const wall: Solid = { kind: 'box', x: 0, z: 1, low: 0, high: 3, halfX: 6, halfZ: 0.3, turn: 0 };
  const { eyes, go, head, walker } = someone([wall]);
  for (let step = 0; step < 12; step++) {
    head.x -= Math.sin(0.5) * 0.1;
    head.z -= Math.cos(0.5) * 0.1;
    go(FRAME);
  }
  expect(walker.z).toBeLessThanOrEqual(0.41);
  expect(eyes().z).toBeLessThan(0.7);
});

test('turning leaves the eyes where they are and turns the way one looks', () => {
  const { eyes, go, walker } = someone();
  go(0.1, { turn: 1 });
  expect(eyes()).toEqual(near(0, 0));
  expect(walker.yaw).toBeCloseTo(-Math.PI / 4);
});

test('a teleport brings the eyes over the spot and keeps the way one looks', () => {
  const { eyes, feet, go, head, walker } = someone();
  feet.teleport({ x: 5, y: 0, z: -4, isFree: true, count: 2 }, head, COMFORT);
  go(0.1);
  expect(eyes()).toEqual(near(5, -4));
  expect(walker).toMatchObject(near(5, -4));
  expect(walker.yaw).toBeCloseTo(0);
});

test('a device that finds itself anew moves nobody', () => {
  const { go, head, walker, eyes } = someone();
  head.x += 3;
  head.z += 2;
  go(0.1);
  expect(walker).toMatchObject(near(0, 0));
  expect(eyes()).toEqual(near(0, 0));
});

test('seated, the floor is lower than at home', () => {
  const { feet, go } = someone([], { x: 0, y: 1.1, z: 0, heading: 0 });
  go(0.1, {}, { ...COMFORT, seated: true });
  expect(feet.rig.y).toBeCloseTo(0.5);
});

test('only what the device does not know of darkens the edge', () => {
  const { feet, go, head } = someone();
  head.z += 0.2;
  go(0.1);
  expect(feet.isMoved).toBe(false);
  go(0.1, { ahead: 1 });
  expect(feet.isMoved).toBe(true);
});
