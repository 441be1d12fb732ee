import { momentary, sequence, toggle } from '../../play/kinds.ts';
import type { Pose } from '../../render/Stage.ts';
import type { Moment, Place } from '../place.ts';
import { look } from './look.ts';
import { CARTS, FRUIT } from './plan.ts';
import { sound } from './sound.ts';
import { climb, PITCH } from './way.ts';

const TURN = Math.PI * 2;

/** The steps go one step and begin again, which nobody sees. `way` is 1 for the one that climbs first. */
const steps =
  (side: number, way: number) =>
  (pose: Pose, { time, thing }: Moment): void => {
    const turned = thing('escalators').state === 'down' ? -1 : 1;
    const gone = (time * 0.55) % PITCH;
    const along = way * turned > 0 ? gone : PITCH - gone;
    const { x, y, z } = climb(side);
    pose.x = x * along;
    pose.y = y * along;
    pose.z = z * along;
  };

/** A round of fruit shows once it is sorted. */
const tier =
  (index: number) =>
  (pose: Pose, { thing }: Moment): void => {
    const { state, for: seconds } = thing('fruit');
    const right = state === 'sorted' ? 3 : Number(state);
    const fresh = right === index + 1 || state === 'sorted' ? Math.min(1, seconds * 2.5) : 1;
    pose.size = right > index ? Math.max(0.02, fresh * (1 + 0.2 * Math.sin(fresh * Math.PI))) : 0.02;
    pose.turnY = state === 'sorted' ? seconds * 0.5 : 0;
  };

/** A bright night mall, its clock tower between two escalators. */
export const supermart: Place = {
  id: 'supermart',
  seed: 58,
  look,
  spawn: { at: [0.4, 18.4], yaw: Math.PI, spread: 1.6 },
  views: {
    spawn: { from: [0.5, 3.1, 21.5], to: [0, 6, -6], wide: 58 },
    landmark: { from: [8, 6.9, 1], to: [-1.6, 8, -8], wide: 64 },
    far: { from: [12.8, 6.8, 6.4], to: [-5, 4.2, -6], wide: 64 },
  },
  things: [
    toggle('escalators', [6.6, 1.2, 6.4], ['up', 'down'], (state) => state),
    momentary('cart', [CARTS.x, 1, CARTS.z + 1.4], 9000, (state) => (state === 'acts' ? 'cart' : undefined)),
    sequence({
      id: 'fruit',
      parts: [
        { id: 'oranges', at: [FRUIT.x + 1.9, 1.2, FRUIT.z + 1] },
        { id: 'pears', at: [FRUIT.x, 1.2, FRUIT.z + 2.1] },
        { id: 'apples', at: [FRUIT.x - 1.9, 1.2, FRUIT.z + 1] },
      ],
      order: ['oranges', 'pears', 'apples'],
      done: 'sorted',
      lastsMs: 25_000,
      cue: (state) => (state === 'sorted' ? 'sorted' : state === '0' ? 'wrong' : `sort${state}`),
    }),
    momentary('clock', [0, 1.2, -2.8], 6000, (state) => (state === 'acts' ? 'clock' : undefined)),
  ],
  moves: {
    'steps up': steps(-1, 1),
    'steps down': steps(1, -1),
    hour: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('clock');
      pose.turnZ = 1.1 - (time / 720) * TURN * 0.1 - (state === 'acts' ? strike(seconds) / 12 : 0);
    },
    minute: (pose, { time, thing }) => {
      const { state, for: seconds } = thing('clock');
      pose.turnZ = -0.9 - (time / 60) * TURN * 0.1 - (state === 'acts' ? strike(seconds) : 0);
    },
    cart: (pose, { thing }) => {
      const { state, for: seconds } = thing('cart');
      const share = state === 'acts' ? Math.sin(Math.min(1, seconds / 9) * Math.PI) : 0;
      pose.z = -CARTS.rolls * share * share;
      pose.turnY = 0.2 * Math.sin(share * 6);
    },
    oranges: tier(0),
    pears: tier(1),
    apples: tier(2),
  },
  sound,
  step: 5,
  gather: {
    groups: [
      [-5.8, 11.4],
      [5.6, 15.4],
      [-2.8, 4],
      [3.4, 6.4],
      [8, 9],
      [-8.6, 12.6],
    ],
    stroll: { middle: [0, 8], wide: 2, deep: 9 },
  },
};

/** A whole round of the hands, which ends where it began. */
function strike(seconds: number): number {
  const gone = Math.min(1, seconds / 6);
  return TURN * gone * gone * (3 - 2 * gone);
}
