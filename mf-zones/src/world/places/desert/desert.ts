import { momentary, sequence } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';

/** An arch older than the sand that buries it, at the last sun. */
export const desert: Place = {
  id: 'desert',
  seed: 21,
  look,
  spawn: { at: [-1, 38], yaw: Math.PI, spread: 2 },
  views: {
    spawn: { from: [-1.3, 3.5, 36], to: [0.4, 7.2, 0], wide: 50 },
    landmark: { from: [7, 2.8, 5.6], to: [0.5, 9.5, -16], wide: 60 },
    far: { from: [-3, 8.6, -40], to: [0, 7.4, -12], wide: 60 },
  },
  things: [
    momentary('board', [-5.2, 5, -9.6], 6000, (state) => (state === 'acts' ? 'slide' : undefined)),
    momentary('chimes', [1.6, 5, -14], 9000, (state) => (state === 'acts' ? 'chimes' : undefined)),
    sequence({
      id: 'tracks',
      parts: [
        { id: 'first', at: [-13.6, 1, 5.6] },
        { id: 'second', at: [-2, 1, 4.6] },
        { id: 'third', at: [8.6, 1, 13.6] },
      ],
      order: ['first', 'second', 'third'],
      done: 'found',
      lastsMs: 20_000,
      cue: (state) => (state === 'found' ? 'oasis' : 'step'),
    }),
  ],
  moves: {
    board: (pose, { thing }) => {
      const { state, for: seconds } = thing('board');
      // Down the long side of the dune, and carried back up by whoever took it.
      const gone =
        state === 'acts' ? Math.min(1, seconds / 3) * Math.min(1, Math.max(0, (6 - seconds) / 1.5)) : 0;
      pose.z = gone * gone * 15;
      pose.x = -gone * gone * 2;
      pose.y = -gone * gone * 3.6;
      pose.turnX = gone > 0 ? 0.18 : 0;
    },
    chimes: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('chimes');
      const rung = state === 'acts' ? Math.exp(-seconds * 0.4) * 0.5 : 0;
      pose.turnX = Math.sin(time * 1.3) * 0.05 + Math.sin(seconds * 5) * rung;
      pose.turnZ = Math.sin(time * 0.9 + 1) * 0.02;
    },
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [6.2, 28.4],
      [-7, 28.5],
      [11, 19],
      [3, -8],
      [-1.6, 30],
      [10.4, 22],
    ],
    stroll: { middle: [0, 13], wide: 2.6, deep: 20 },
  },
};
