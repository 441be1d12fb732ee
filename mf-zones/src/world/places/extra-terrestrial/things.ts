import { momentary, several, toggle } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';

/** The crystal organ, from the deepest tone to the highest. */
export const ORGAN = [
  { id: 'a', at: [-10, 1, 6.4] },
  { id: 'b', at: [-9.2, 1, 4.9] },
  { id: 'c', at: [-8.2, 1, 3.6] },
  { id: 'd', at: [-7, 1, 2.5] },
  { id: 'e', at: [-5.6, 1, 1.7] },
  { id: 'f', at: [-4.2, 1, 1.2] },
  { id: 'g', at: [-2.8, 1, 1] },
] as const;

export const things: readonly Thing[] = [
  several('organ', ORGAN, (state) => `tone${state.split('.').filter(Boolean).length}`),
  toggle('craft', [3, 1.2, -1], ['silent', 'awake'], (state) => (state === 'awake' ? 'wakes' : 'sleeps')),
  momentary('door', [-0.6, 1.2, -0.2], 12_000, (state) => (state === 'acts' ? 'door' : undefined)),
];
