import { onParts } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';
import { BEACONS, things } from './things.ts';

/** A rope bridge over a gorge full of mist, and a summit with a fire on it. */
export const explorer: Place = {
  id: 'explorer',
  seed: 29,
  look,
  spawn: { at: [0.6, 20], yaw: Math.PI, spread: 1.6 },
  views: {
    spawn: { from: [0.2, 3.6, 24], to: [1, 7.6, -10], wide: 58 },
    landmark: { from: [8.4, 6.4, -3.4], to: [2.4, 15.6, -36], wide: 66 },
    far: { from: [-4.4, 8.6, -21.5], to: [1.5, -0.5, 3], wide: 60 },
  },
  things,
  moves: {
    bridge: (pose, { time, thing }) => {
      const windy = thing('flags').state === 'wind' ? 2.6 : 1;
      pose.turnZ = Math.sin(time * 0.9) * 0.018 * windy;
      pose.y = Math.sin(time * 1.3) * 0.03;
    },
    'summit fire': (pose, { time, thing }) => {
      const lit = onParts(thing('beacons').state).length;
      pose.size = 1 + lit * 0.3 + Math.sin(time * 5) * 0.03;
      pose.turnY = time * 0.5;
    },
    map: (pose, { thing }) => {
      const { state, for: seconds } = thing('map');
      const shown = state === 'acts' ? Math.min(1, seconds) * Math.min(1, Math.max(0, 9 - seconds)) : 0;
      // Unread, the lines lie inside the stone.
      pose.y = -0.12 + shown * 0.2;
    },
    cow: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('cow');
      const looks = state === 'acts' ? Math.min(1, seconds * 2) * Math.min(1, 5 - seconds) : 0;
      pose.turnX = 0.6 - looks * 0.75 + Math.sin(time * 1.6) * 0.06 * (1 - looks);
      pose.turnY = looks * 0.4 * Math.sin(seconds * 3);
    },
    ...Object.fromEntries(
      BEACONS.map(
        ({ id }, index) =>
          [
            `fire ${id}`,
            (pose, { time, thing }) => {
              const { state, for: seconds } = thing('beacons');
              const burns = onParts(state).includes(id);
              pose.size = burns ? Math.min(1, 0.2 + seconds) * (1 + 0.05 * Math.sin(time * 7 + index)) : 0.02;
              pose.turnY = time * 0.7 + index;
            },
          ] satisfies [string, Place['moves'][string]],
      ),
    ),
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-4.6, 18.6],
      [3.6, 17],
      [-2.4, 13.6],
      [6.4, 18.4],
      [2.8, -12.6],
      [-6.8, 15.6],
    ],
    stroll: { middle: [0, 16], wide: 1.6, deep: 5 },
  },
};
