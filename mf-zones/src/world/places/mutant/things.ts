import { momentary } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';

/** The ring of mushrooms. */
export const RING = { x: -8.2, z: 8.4 };
/** Where the third plant grows. */
export const VAT = { x: 6.2, z: 6 };

/** Two of these become another. */
export const PARENTS = [
  { id: 'a', at: [3.4, 1.2, 7.4] },
  { id: 'b', at: [5.2, 1.2, 9.2] },
  { id: 'c', at: [7.8, 1.2, 8.8] },
] as const;

export const CROSSINGS = ['ab', 'ac', 'bc'] as const;

/** The first one waits for the second; then the third grows, and withers after a while. */
const mix: Thing = {
  id: 'mix',
  parts: PARENTS,
  start: '',
  use: (state, part) => {
    if (state.length !== 1) return part;
    return state === part ? state : [state, part].sort().join('');
  },
  partState: (state, part) => (state.includes(part) ? 'on' : 'off'),
  ends: (state) => (state === '' ? undefined : { afterMs: state.length === 2 ? 16_000 : 20_000, to: '' }),
  cue: (state) => (state.length === 2 ? 'grows' : state === '' ? undefined : 'drop'),
};

export const things: readonly Thing[] = [
  mix,
  momentary('king', [RING.x + 1, 1.2, RING.z + 1], 5000, (state) => (state === 'acts' ? 'jump' : undefined)),
  momentary('flower', [1, 1.4, 1], 9000, (state) => (state === 'acts' ? 'wakes' : undefined)),
];
