import { momentary, toggle } from '../../play/kinds.ts';
import type { Place } from '../place.ts';
import { look } from './look.ts';
import { sound } from './sound.ts';

/** A carousel of paper animals, on a spring morning. */
export const park: Place = {
  id: 'children-park',
  seed: 71,
  look,
  spawn: { at: [1, 22], yaw: Math.PI, spread: 1.6 },
  views: {
    spawn: { from: [0.8, 3.4, 22.5], to: [-0.2, 5.6, 0], wide: 57 },
    landmark: { from: [7.4, 2.2, 9.4], to: [-0.6, 4.8, -6], wide: 60 },
    far: { from: [-7, 7, -26], to: [1, 4, 2], wide: 56 },
  },
  things: [
    toggle('carousel', [0, 1.4, 3.4], ['turns', 'stands'], (state) =>
      state === 'turns' ? 'organ' : 'brake',
    ),
    momentary('swing', [-9.4, 1.2, 5.2], 10_000, (state) => (state === 'acts' ? 'creak' : undefined)),
    toggle('kite', [12.5, 1.2, 24.5], ['flies', 'dives'], () => 'flap'),
  ],
  moves: {
    ring: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('carousel');
      // It is never quite at rest: the wind turns what nobody drives.
      const eased = Math.min(1, seconds / 4);
      const pace = state === 'turns' ? 0.02 + 0.24 * eased : 0.26 - 0.24 * eased;
      pose.turnY = time * 0.02 + (pace - 0.02) * (time % 1e6);
      pose.y = Math.sin(time * 0.8) * 0.01;
    },
    swing: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('swing');
      const high = state === 'acts' ? 0.75 * Math.min(1, seconds / 2) * Math.min(1, (10 - seconds) / 3) : 0;
      pose.turnX = Math.sin(time * 1.7) * (0.05 + high);
    },
    kite: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('kite');
      const dive = state === 'dives' ? Math.min(1, seconds / 3) : Math.max(0, 1 - seconds / 3);
      pose.turnY = Math.sin(time * 0.5) * 0.12 + dive * Math.sin(time * 1.9) * 0.3;
      pose.turnX = Math.sin(time * 0.37) * 0.05 + dive * 0.25;
    },
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-5.4, 16],
      [5.6, 14],
      [-3.6, 5],
      [4, 6],
      [8.5, 19],
      [-9, 9],
    ],
    stroll: { middle: [0, 13], wide: 2, deep: 11 },
  },
};
