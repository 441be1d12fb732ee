import { onParts } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { LAMPS, things } from './things.ts';

/** A round hall with a tree of books, late in the evening. */
export const library: Place = {
  id: 'library',
  seed: 51,
  look,
  spawn: { at: [0.5, 14.8], yaw: Math.PI, spread: 1.2 },
  views: {
    spawn: { from: [0.5, 3.3, 18.2], to: [0, 5.7, 0], wide: 62 },
    landmark: { from: [6.5, 1.9, 8.5], to: [-0.5, 6, 0], wide: 62 },
    far: { from: [-13.5, 8.2, -5], to: [2, 4.4, 2], wide: 62 },
  },
  things,
  moves: {
    'reading-bell': (pose, { thing }) => {
      const { state, for: seconds } = thing('reading-bell');
      pose.turnX = state === 'acts' ? Math.sin(seconds * 24) * 0.16 * Math.exp(-seconds * 1.4) : 0;
    },
    globe: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('globe');
      pose.turnY = state === 'turning' ? Math.min(seconds, 3) * 0.2 + time * 0.7 : time * 0.02;
    },
    ...Object.fromEntries(
      LAMPS.map(
        ({ id }) =>
          [
            `lamp ${id}`,
            (pose, { thing }) => {
              const { state, for: seconds } = thing('lamps');
              const lit = onParts(state).includes(id);
              pose.size = lit ? Math.min(1, 0.2 + seconds * 4) : 0.2;
            },
          ] satisfies [string, Place['moves'][string]],
      ),
    ),
  },
  sound,
  step: 1,
  gather: {
    groups: [
      [-7.2, 5.6],
      [7.4, 5.4],
      [-1.8, 9],
      [9.5, -4],
      [-9.5, -4],
      [3.4, 10.4],
    ],
    stroll: { middle: [0, 0], wide: 9, deep: 9 },
  },
};
