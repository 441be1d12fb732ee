import { momentary, sequence, several } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';

/** Where the pearls lie; their height is the sand's. */
export const PEARLS = [
  { id: 'a', at: [-6.2, 0.6, 8] },
  { id: 'b', at: [7.4, 0.6, 14] },
  { id: 'c', at: [-8.4, 0.6, -2] },
  { id: 'd', at: [9.2, 0.6, 1] },
] as const;

/** Four columns that sing; low, middle, high, middle opens the shell. */
const NOTES = [
  { id: 'low', at: [-5.2, 1, -3.4] },
  { id: 'middle', at: [-1.9, 1, -2.4] },
  { id: 'high', at: [1.9, 1, -2.4] },
  { id: 'top', at: [5.2, 1, -3.4] },
] as const;

export const things: readonly Thing[] = [
  sequence({
    id: 'song',
    parts: NOTES,
    order: ['low', 'high', 'middle', 'top'],
    done: 'open',
    lastsMs: 30_000,
    cue: (state) => (state === 'open' ? 'opens' : `note${state}`),
  }),
  several('pearls', PEARLS, () => 'pearl'),
  momentary('current', [-3.4, 1, 22], 9000, (state) => (state === 'acts' ? 'rush' : undefined)),
];
