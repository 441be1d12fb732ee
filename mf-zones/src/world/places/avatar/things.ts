import { momentary, several } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';

/** Flowers that ring; they stand along the way to the tree. */
export const BELLS = [
  { id: 'a', at: [4, 1, 13] },
  { id: 'b', at: [-2.4, 1, 9.6] },
  { id: 'c', at: [4.6, 1, 5.6] },
  { id: 'd', at: [-4, 1, 0.6] },
  { id: 'e', at: [3.6, 1, -1.4] },
] as const;

export const things: readonly Thing[] = [
  several('bells', BELLS, (state) => `tone${state.split('.').filter(Boolean).length}`),
  momentary('leaf', [5.4, 1, -4.6], 14_000, (state) => (state === 'acts' ? 'rise' : undefined)),
  momentary('pool', [-6.4, 0.6, 7.4], 5000, (state) => (state === 'acts' ? 'pool' : undefined)),
];
