import { momentary, toggle } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';

/** A keep on its hill in the moat, at blue hour. */
export const castle: Place = {
  id: 'castle',
  seed: 11,
  look,
  spawn: { at: [0.6, 38], yaw: Math.PI, spread: 2 },
  views: {
    spawn: { from: [0.6, 4.6, 42.5], to: [-0.2, 8.4, 0], wide: 56 },
    landmark: { from: [9, 2.6, 22], to: [-1.5, 9.5, -8], wide: 60 },
    far: { from: [-27, 5, -49], to: [0.6, 13, -12], wide: 60 },
  },
  things: [
    toggle('drawbridge', [2.3, 1.6, 18.4], ['down', 'up'], () => 'chain'),
    momentary('bell', [5.2, 1.6, 22.2], 7000, (state) => (state === 'acts' ? 'bell' : undefined)),
    toggle('flag', [0, 1.8, -9.6], ['up', 'lowered'], () => 'rope'),
  ],
  moves: {
    drawbridge: (pose, { thing }) => {
      const { state, for: seconds } = thing('drawbridge');
      const gone = Math.min(1, seconds / 2.4);
      const eased = gone * gone * (3 - 2 * gone);
      pose.turnX = -1.25 * (state === 'up' ? eased : 1 - eased);
    },
    bell: (pose, { thing }) => {
      const { state, for: seconds } = thing('bell');
      pose.turnX = state === 'acts' ? Math.sin(seconds * 4.2) * 0.75 * Math.exp(-seconds * 0.35) : 0;
    },
    boat: (pose, { time }) => {
      pose.y = Math.sin(time * 1.1) * 0.06;
      pose.turnZ = Math.sin(time * 0.8) * 0.03;
    },
    flag: (pose, { thing }) => {
      const { state, for: seconds } = thing('flag');
      const gone = Math.min(1, seconds / 3);
      pose.y = -5.6 * (state === 'lowered' ? gone : 1 - gone);
    },
  },
  sound,
  step: 5,
  loadingMs: 3000,
  gather: {
    groups: [
      [-6.4, 29],
      [7, 32],
      [-5.9, 33.5],
      [2.6, 20],
      [-3, 20.5],
      [-4.5, 24],
    ],
    stroll: { middle: [0, 27], wide: 1.6, deep: 8 },
  },
};
