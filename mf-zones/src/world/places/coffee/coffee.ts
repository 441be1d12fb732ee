import { momentary, toggle } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';

/** A coffee shop with a copper machine as large as a cupboard, on a rainy afternoon. */
export const coffee: Place = {
  id: 'coffee',
  seed: 33,
  look,
  spawn: { at: [0, 3.6], yaw: Math.PI, spread: 0.9 },
  views: {
    spawn: { from: [2.3, 2.6, 7], to: [-1.1, 2.2, -4], wide: 62 },
    landmark: { from: [3.2, 1.9, -0.8], to: [-0.4, 2.4, -6], wide: 60 },
    far: { from: [-7.4, 3.4, -5.4], to: [4, 1.6, 4], wide: 66 },
  },
  things: [
    momentary('brew', [0, 1.2, -2.3], 12_000, (state) => (state === 'acts' ? 'brew' : undefined)),
    {
      id: 'record',
      parts: [{ id: 'it', at: [8, 1.2, 3.4] }],
      start: 'brushes',
      use: (state) => ({ brushes: 'piano', piano: 'silence' })[state] ?? 'brushes',
      cue: (state) => (state === 'silence' ? 'needle' : state),
    },
    toggle('kettle', [-2.2, 1.2, -2.3], ['still', 'whistles'], (state) =>
      state === 'whistles' ? 'whistle' : undefined,
    ),
  ],
  moves: {
    cat: (pose, { time }) => {
      pose.size = 1 + 0.018 * Math.sin(time * 1.5);
    },
    record: (pose, { time, thing }) => {
      pose.turnY = thing('record').state === 'silence' ? 0 : time * 3.5;
    },
    gauge: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('brew');
      const rises = state === 'acts' ? Math.sin(Math.min(1, seconds / 12) * Math.PI) : 0;
      pose.turnZ = 1.3 - rises * 2.5 + Math.sin(time * 1.7) * 0.06;
    },
    'gauge left': (pose, { time, thing }) => {
      const { state, for: seconds } = thing('brew');
      const rises = state === 'acts' ? Math.sin(Math.min(1, seconds / 12) * Math.PI) : 0;
      pose.turnZ = 1.4 - rises * 2.4 + Math.sin(time * 3) * 0.05;
    },
    'gauge right': (pose, { time, thing }) => {
      const hot = thing('kettle').state === 'whistles' ? 1 : 0;
      pose.turnZ = 1.2 - hot * 2 + Math.sin(time * 2.3) * (0.08 + hot * 0.12);
    },
  },
  sound,
  step: 1,
  loadingMs: 3000,
  gather: {
    groups: [
      [-4.6, 2.2],
      [4.4, 1.6],
      [-6.8, 4.4],
      [3.4, 3.4],
      [7.2, 1.4],
      [-1.8, -1.2],
    ],
    stroll: { middle: [0, 1.4], wide: 1.6, deep: 2.2 },
  },
};
