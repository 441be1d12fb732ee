import { onParts } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { PEARLS, things } from './things.ts';

/** A shell theatre at the bottom of the sea. */
export const mermaid: Place = {
  id: 'mermaid',
  seed: 71,
  look,
  spawn: { at: [0.6, 29], yaw: Math.PI, spread: 2.2 },
  views: {
    spawn: { from: [0.6, 3.6, 31], to: [0, 6, -10], wide: 54 },
    landmark: { from: [6, 2.4, 3], to: [-0.4, 6, -15], wide: 62 },
    far: { from: [-4.5, 4.6, -32], to: [1.5, 6, -14], wide: 60 },
  },
  things,
  moves: {
    valve: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('song');
      const gone = Math.min(1, seconds / 4);
      const open = state === 'open' ? gone : seconds < 4 && state === '0' ? 1 - gone : 0;
      pose.turnX = -0.2 * open * open * (3 - 2 * open) + Math.sin(time * 0.4) * 0.006;
    },
    ...Object.fromEntries(
      PEARLS.map(
        ({ id }, index) =>
          [
            `pearl ${id}`,
            (pose, { time, thing }) => {
              const { state, for: seconds } = thing('pearls');
              const free = onParts(state).includes(id);
              const risen = Math.min(1, seconds / 3);
              pose.y = free ? 4.2 * risen + Math.sin(time * 0.8 + index) * 0.3 * risen : 0;
              pose.x = free ? Math.sin(time * 0.5 + index * 2) * 0.5 * risen : 0;
            },
          ] satisfies [string, Place['moves'][string]],
      ),
    ),
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-4.6, 24],
      [4.4, 19],
      [-3, -9],
      [3.2, -9.5],
      [0, 3],
      [-5.5, 10],
    ],
    stroll: { middle: [0, 12], wide: 2.2, deep: 14 },
  },
};
