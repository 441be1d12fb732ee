import { momentary, several, toggle } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';

/** Standing lamps that visitors light, two on each side of the hall. */
export const LAMPS = [
  { id: 'a', at: [-6.4, 1.2, 3.4] },
  { id: 'b', at: [6.6, 1.2, 3] },
  { id: 'c', at: [-12.6, 1.2, -8] },
  { id: 'd', at: [12.4, 1.2, -8.2] },
] as const;

export const things: readonly Thing[] = [
  momentary('reading-bell', [3.1, 1.1, 8.6], 4000, (state) => (state === 'acts' ? 'bell' : undefined)),
  several('lamps', LAMPS, () => 'click'),
  toggle('globe', [-3.6, 1.3, 9.6], ['still', 'turning'], () => 'creak'),
  // The shelf of the nineteen books: using it opens the reader for whoever did.
  { id: 'reader', parts: [{ id: 'it', at: [-6.2, 1.3, 14.6] }], start: 'here', use: (state) => state },
];
