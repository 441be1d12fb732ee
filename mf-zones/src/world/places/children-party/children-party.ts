import { onParts } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { BUNCHES, things } from './things.ts';

/** A cake as high as a house, on a pastel afternoon. */
export const childrenParty: Place = {
  id: 'children-party',
  seed: 63,
  look,
  spawn: { at: [0.6, 18.6], yaw: Math.PI, spread: 1.6 },
  views: {
    spawn: { from: [0.4, 3.2, 21], to: [0, 5.6, -6], wide: 57 },
    landmark: { from: [7.6, 2.6, 5.4], to: [-1, 5.8, -8], wide: 62 },
    far: { from: [-9, 7, -27], to: [1, 4.6, -2], wide: 58 },
  },
  things,
  moves: {
    flames: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('candles');
      const gone = Math.min(1, seconds * 1.6);
      // Blown out they shrink into nothing where they stand: the whole ring sinks into the icing.
      pose.y = -14 * (state === 'out' ? gone ** 3 : 1 - gone) + Math.sin(time * 9) * 0.01;
    },
    pinata: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('pinata');
      const hit = state !== '0' && state !== 'open' ? Math.exp(-seconds * 0.9) : 0;
      pose.turnX = Math.sin(time * 1.3) * 0.07 + Math.sin(seconds * 7) * 0.7 * hit;
      pose.turnZ = Math.sin(time * 0.9 + 1) * 0.08 + Math.sin(seconds * 9) * 0.3 * hit;
      pose.size = state === 'open' ? Math.max(0.02, 1 - seconds * 3) : 1;
    },
    sweets: (pose, { thing }) => {
      const { state, for: seconds } = thing('pinata');
      pose.size = state === 'open' ? Math.min(1.25, 0.1 + seconds * 2) : 0.02;
      pose.y = state === 'open' ? Math.max(-2.4, -2.6 * seconds * seconds) : 0;
      pose.turnY = seconds * (state === 'open' ? Math.max(0, 1 - seconds) : 0);
    },
    splash: (pose, { thing }) => {
      const { state, for: seconds } = thing('slide');
      const up = state === 'acts' ? Math.max(0, (seconds - 1.1) * 4 - (seconds - 1.1) ** 2 * 3.4) : 0;
      pose.y = Math.max(-0.35, up - 0.35);
      pose.size = 1 + up * 0.5;
    },
    ...Object.fromEntries(
      BUNCHES.map(
        ({ id }, index) =>
          [
            `bunch ${id}`,
            (pose, { time, thing }) => {
              const { state, for: seconds } = thing('balloons');
              const popped = onParts(state).includes(id);
              pose.size = popped ? 0.02 : Math.min(1, 0.3 + seconds);
              pose.turnZ = Math.sin(time * 1.1 + index * 2) * 0.05;
              pose.turnX = Math.sin(time * 0.8 + index) * 0.05;
            },
          ] satisfies [string, Place['moves'][string]],
      ),
    ),
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-3.4, 12.6],
      [4.8, 12.4],
      [-8.2, 8],
      [8.4, 8.6],
      [-2.8, 4.4],
      [3, 4.8],
    ],
    stroll: { middle: [0.4, 10], wide: 1.8, deep: 8 },
  },
};
