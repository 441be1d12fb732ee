import { onParts } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { ORGAN, things } from './things.ts';

/** A craft that lies half open under two moons. */
export const extraTerrestrial: Place = {
  id: 'extra-terrestrial',
  seed: 97,
  look,
  spawn: { at: [0.6, 19.5], yaw: Math.PI, spread: 1.8 },
  views: {
    spawn: { from: [0.2, 3, 20.5], to: [0.4, 5.6, 0], wide: 57 },
    landmark: { from: [9.6, 2.2, 5], to: [-0.6, 4.6, -10], wide: 62 },
    far: { from: [15, 6, -25.4], to: [-1, 5, -8], wide: 60 },
  },
  things,
  moves: {
    ...Object.fromEntries(
      ORGAN.map(
        ({ id }, index) =>
          [
            `tone ${id}`,
            (pose, { time, thing }) => {
              const { state, for: seconds } = thing('organ');
              const sounds = onParts(state).includes(id);
              pose.size = sounds ? 1 + 0.6 * Math.exp(-seconds) : 0.3;
              pose.y = Math.sin(time * 1.2 + index) * 0.1;
            },
          ] satisfies [string, Place['moves'][string]],
      ),
    ),
    lights: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('craft');
      const awake = state === 'awake' ? Math.min(1, seconds / 3) : Math.max(0, 1 - seconds / 3);
      // Turned about the craft's own axis, which leans: small steps look right, a whole round would not.
      pose.size = 0.985 + 0.03 * awake * (0.5 + 0.5 * Math.sin(time * 5)) + 0.01 * Math.sin(time);
    },
    door: (pose, { thing }) => {
      const { state, for: seconds } = thing('door');
      const shut =
        state === 'acts' ? Math.min(1, seconds / 2) * Math.min(1, Math.max(0, (12 - seconds) / 2)) : 0;
      pose.turnX = -1.45 * shut;
    },
  },
  sound,
  step: 5,
  pull: 0.3,
  gather: {
    groups: [
      [-4.4, 13],
      [5, 11],
      [-7.2, 6.4],
      [3.8, 4.4],
      [9, 8],
      [-2.2, 8.4],
    ],
    stroll: { middle: [0.6, 9], wide: 1.8, deep: 9 },
  },
};
