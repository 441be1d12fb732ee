import { onParts } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { BELLS, things } from './things.ts';

/** A forest at night whose tree lets its leaves float upwards. */
export const avatar: Place = {
  id: 'avatar',
  seed: 58,
  look,
  spawn: { at: [0.6, 23.5], yaw: Math.PI, spread: 1.4 },
  views: {
    spawn: { from: [1.2, 3.2, 24.5], to: [0, 8.6, 0], wide: 60 },
    landmark: { from: [7.6, 2.4, 5.4], to: [-0.6, 8.6, -11], wide: 66 },
    far: { from: [-9, 7, -28], to: [2, 7, -4], wide: 62 },
  },
  things,
  moves: {
    ...Object.fromEntries(
      BELLS.map(
        ({ id }, index) =>
          [
            `bell ${id}`,
            (pose, { time, thing }) => {
              const { state, for: seconds } = thing('bells');
              const lit = onParts(state).includes(id);
              const ring = Math.sin(seconds * 9) * 0.3 * Math.exp(-seconds * 1.2);
              pose.size = (lit ? 1.15 : 0.5) + 0.06 * Math.sin(time * 1.6 + index * 2);
              pose.turnZ = lit ? ring : 0;
            },
          ] satisfies [string, Place['moves'][string]],
      ),
    ),
    leaf: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('leaf');
      const gone = state === 'acts' ? Math.sin(Math.min(1, seconds / 14) * Math.PI) : 0;
      const round = gone * 4.4;
      pose.y = gone * 11 + Math.sin(time * 0.9) * 0.12;
      pose.x = Math.sin(round) * 7 * gone - 2 * gone;
      pose.z = (Math.cos(round) - 1) * 6 * gone;
      pose.turnY = round;
      pose.turnZ = Math.sin(time * 0.7) * 0.06;
    },
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-3.6, 17],
      [4.4, 15.4],
      [-6.4, 10],
      [3, 8],
      [-1.4, 3],
      [6, -2],
    ],
    stroll: { middle: [0.6, 10], wide: 1.6, deep: 11 },
  },
};
