import { decodeMotion, encodeMotion } from '@plaza/api-contract/values';
import { GESTURES } from '../world/people/gestures.ts';
import { gestureOf } from './body.ts';
import { Peers, type PeerSample } from './Peers.ts';

const still = { y: 0, gesture: 0, jumped: false, talks: false, away: false };
const sample = (): PeerSample => ({
  x: 0,
  y: 0,
  z: 0,
  yaw: 0,
  speed: 0,
  gesture: 0,
  talks: false,
  away: false,
});

function read(peers: Peers, id: number, nowMs: number): PeerSample {
  const out = sample();
  expect(peers.read(id, nowMs, out)).toBe(true);
  return out;
}

test('somebody walks evenly between what is told ten times a second', () => {
  const peers = new Peers();
  for (let frame = 0; frame < 4; frame++)
    peers.tell({ ...still, id: 1, x: frame * 0.4, z: 0, yaw: 0 }, frame * 100);
  expect(read(peers, 1, 300).x).toBeCloseTo(0.6);
  expect(read(peers, 1, 350).x).toBeCloseTo(0.8);
  expect(read(peers, 1, 350).speed).toBeCloseTo(4);
});

test('who is told of no more goes on for a moment, and then stands', () => {
  const peers = new Peers();
  peers.tell({ ...still, id: 1, x: 0, z: 0, yaw: 0 }, 0);
  peers.tell({ ...still, id: 1, x: 0.4, z: 0, yaw: 0 }, 100);
  expect(read(peers, 1, 300).x).toBeCloseTo(0.6);
  expect(read(peers, 1, 2_000)).toMatchObject({ x: expect.closeTo(0.8), speed: 0 });
});

test('who stood for a while sets off when they move, not from back then', () => {
  const peers = new Peers();
  peers.tell({ ...still, id: 1, x: 0, z: 0, yaw: 0 }, 0);
  peers.tell({ ...still, id: 1, x: 0.4, z: 0, yaw: 0 }, 5_000);
  expect(read(peers, 1, 5_050).x).toBeCloseTo(0);
  expect(read(peers, 1, 5_100).x).toBeCloseTo(0.2);
});

test('a turn takes the short way round, and a jump is no walk', () => {
  const peers = new Peers();
  peers.tell({ ...still, id: 1, x: 0, z: 0, yaw: 6.2 }, 0);
  peers.tell({ ...still, id: 1, x: 0, z: 0, yaw: 0.1 }, 100);
  const { yaw } = read(peers, 1, 200);
  expect(Math.cos(yaw)).toBeGreaterThan(0.99);
  peers.tell({ ...still, id: 1, x: 30, z: 0, yaw: 0 }, 200);
  expect(read(peers, 1, 210)).toMatchObject({ x: 30, speed: 0 });
});

test('of whom nothing is known there is nothing to read', () => {
  const peers = new Peers();
  expect(peers.read(3, 0, sample())).toBe(false);
  peers.tell({ ...still, id: 3, x: 0, z: 0, yaw: 0 }, 0);
  peers.forget(3);
  expect(peers.read(3, 0, sample())).toBe(false);
});

test.each(['wave', 'sit', 'dance', 'cheer', 'none'] as const)(
  '[1-6] who does it is seen by the others to do it: %s',
  (gesture) => {
    const peers = new Peers();
    const sent = decodeMotion(encodeMotion({ ...still, x: 1, z: 2, yaw: 0, gesture: GESTURES[gesture] }));
    if (!sent) throw new Error('It was no motion.');
    peers.tell({ ...sent, id: 1 }, 0);
    expect(gestureOf(read(peers, 1, 200).gesture)).toBe(gesture);
  },
);
