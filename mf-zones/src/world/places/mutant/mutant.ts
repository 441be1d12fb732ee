import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { CROSSINGS, things } from './things.ts';

/** A glass dome, and what grew in it until it was too small. */
export const mutant: Place = {
  id: 'mutant',
  seed: 77,
  look,
  spawn: { at: [0.6, 18.6], yaw: Math.PI, spread: 1.5 },
  views: {
    spawn: { from: [0.2, 3.2, 22.4], to: [1, 6.8, -8], wide: 58 },
    landmark: { from: [-5.6, 2.4, 4.6], to: [1.6, 7.4, -10], wide: 66 },
    far: { from: [13, 8, -25], to: [-1, 4.4, -2], wide: 60 },
  },
  things,
  moves: {
    pods: (pose, { time }) => {
      pose.y = Math.sin(time * 1.1) * 0.06;
      pose.size = 1 + 0.005 * Math.sin(time * 2.3);
    },
    flower: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('flower');
      const awake = state === 'acts' ? Math.min(1, seconds) * Math.min(1, Math.max(0, 9 - seconds)) : 0;
      pose.turnY = Math.sin(time * 0.37) * 0.22 + awake * Math.sin(seconds * 2.2) * 0.7;
      pose.turnX = Math.sin(time * 0.53) * 0.08 + awake * 0.35;
      pose.size = 1 + 0.02 * Math.sin(time * 1.6) + awake * 0.16;
    },
    king: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('king');
      const high = state === 'acts' ? 2.6 * Math.exp(-seconds * 0.45) : 0.12;
      const hop = Math.abs(Math.sin((state === 'acts' ? seconds : time) * (state === 'acts' ? 3.6 : 1.3)));
      pose.y = hop * high;
      pose.turnY = state === 'acts' ? seconds * 1.4 : 0;
      pose.size = 1 + (hop < 0.2 ? (0.2 - hop) * 0.5 * (state === 'acts' ? 1 : 0.3) : 0);
    },
    ...Object.fromEntries(
      CROSSINGS.map(
        (pair) =>
          [
            `plant ${pair}`,
            (pose, { time, thing }) => {
              const { state, for: seconds } = thing('mix');
              const gone = Math.min(1, seconds / 2.4);
              pose.size = state === pair ? gone * (1.1 - 0.1 * Math.cos(time * 2)) : 0.01;
              pose.turnY = time * 0.3;
            },
          ] satisfies [string, Place['moves'][string]],
      ),
    ),
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-3.4, 13.4],
      [3.4, 12.4],
      [-4.6, 9.4],
      [8.2, 12.4],
      [-2.4, 3.2],
      [4, 2.8],
    ],
    stroll: { middle: [0.6, 9], wide: 1.6, deep: 8 },
  },
};
