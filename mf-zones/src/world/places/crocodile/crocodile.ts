import { momentary } from '../../play/kinds.ts';
import type { Pose } from '../../render/Stage.ts';
import type { Moment, Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';

/** How far its eyes are open: it sleeps, blinks now and then, and wakes for a while when it is fed. */
function open({ time, thing }: Moment): number {
  const { state, for: seconds } = thing('feed');
  const blink = Math.max(0, Math.sin(time * 0.43) - 0.985) * 60;
  if (state !== 'acts') return Math.min(0.5, blink);
  const shut = Math.abs(((seconds + 0.6) % 3) - 0.6) < 0.14 ? 0 : 1;
  return Math.min(1, seconds * 1.6) * shut;
}

/** One eye is never quite shut. */
const lid =
  (least: number) =>
  (pose: Pose, now: Moment): void => {
    pose.turnX = -1.4 * Math.max(least, open(now));
  };

/** An island that breathes. */
export const crocodile: Place = {
  id: 'crocodile',
  seed: 44,
  look,
  spawn: { at: [0, 18], yaw: Math.PI - 0.38, spread: 1 },
  views: {
    spawn: { from: [-1.4, 3, 19.4], to: [6.6, 4.6, 1], wide: 60 },
    landmark: { from: [0.6, 2.4, 9], to: [11, 2.9, 2.4], wide: 62 },
    far: { from: [-14.4, 3.2, 1.6], to: [9, 2.4, 0.5], wide: 58 },
  },
  things: [
    momentary('feed', [1, 1.4, 9.4], 14_000, (state) => (state === 'acts' ? 'gulp' : undefined)),
    momentary('log', [-4.6, 1.6, 16.6], 2600, (state) => (state === 'acts' ? 'drum' : undefined)),
    momentary('frogs', [-5, 0.6, 5.4], 8000, (state) => (state === 'acts' ? 'frogs' : undefined)),
  ],
  moves: {
    crocodile: (pose, { time }) => {
      pose.size = 1 + 0.006 * Math.sin(time * 0.9);
      pose.y = 0.03 * Math.sin(time * 0.9);
    },
    'lid left': lid(0.8),
    'lid right': lid(0),
    log: (pose, { thing }) => {
      const { state, for: seconds } = thing('log');
      pose.size = state === 'acts' ? 1 + 0.12 * Math.abs(Math.sin(seconds * 9)) * Math.exp(-seconds) : 1;
    },
  },
  sound,
  step: 5,
  loadingMs: 3000,
  gather: {
    groups: [
      [-0.4, 11],
      [-9, 18.6],
      [7.6, 19.6],
      [-6.4, 16],
      [10.6, 18.4],
      [-12, 17.4],
    ],
    stroll: { middle: [0, 15], wide: 0.8, deep: 4 },
  },
};
