import { momentary, several, toggle } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';

/** Three bowls for fire on the way; the fire on the summit grows with each that burns. */
export const BEACONS = [
  { id: 'a', at: [-6.4, 1.6, 12.4] },
  { id: 'b', at: [6.2, 2.6, -13.4] },
  { id: 'c', at: [-7.4, 4, -19.4] },
] as const;

export const things: readonly Thing[] = [
  several('beacons', BEACONS, (state) => `fire${state.split('.').filter(Boolean).length}`),
  momentary('map', [3.9, 1.2, 14.6], 9000, (state) => (state === 'acts' ? 'map' : undefined)),
  momentary('cow', [10.4, 1.6, 11.9], 5000, (state) => (state === 'acts' ? 'bell' : undefined)),
  toggle('flags', [-2.4, 1.6, 10.6], ['still', 'wind'], (state) => (state === 'wind' ? 'gust' : 'calm')),
];
