import { momentary, several, toggle } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';
import { PINATA, POOL } from './land.ts';

/** Bunches that can be popped, and come back when somebody blows them up. */
export const BUNCHES = [
  { id: 'a', at: [-6.6, 1, 11.6] },
  { id: 'b', at: [6.8, 1, 10.4] },
  { id: 'c', at: [-15.6, 1, 0.6] },
] as const;

const HITS = 4;

/** Takes some hits, from whoever; then it breaks, and after a while hangs there whole. */
const pinata: Thing = {
  id: 'pinata',
  parts: [{ id: 'it', at: [PINATA.x + 0.6, 1.2, PINATA.z + 1] }],
  start: '0',
  reach: 4,
  use: (state) => {
    if (state === 'open') return state;
    return Number(state) + 1 === HITS ? 'open' : String(Number(state) + 1);
  },
  ends: (state) => {
    if (state === 'open') return { afterMs: 14_000, to: '0' };
    return state === '0' ? undefined : { afterMs: 25_000, to: '0' };
  },
  cue: (state) => (state === 'open' ? 'breaks' : state === '0' ? undefined : 'hit'),
};

export const things: readonly Thing[] = [
  pinata,
  several('balloons', BUNCHES, () => 'pop'),
  momentary('slide', [POOL.x - 3.4, 1, POOL.z + 3.4], 6000, (state) =>
    state === 'acts' ? 'slide' : undefined,
  ),
  toggle('candles', [3.6, 1.4, 1.9], ['burn', 'out'], (state) => (state === 'out' ? 'blow' : 'light')),
];
