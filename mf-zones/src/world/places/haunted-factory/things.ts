import { momentary, sequence, toggle } from '../../play/kinds.ts';
import type { Thing } from '../../play/thing.ts';
import { LAMP, LIFT } from './land.ts';

/** Three levers before the great machine: fire, then water, then the wheel. */
export const LEVERS = [
  { id: 'fire', at: [-12.2, 1, 5.2] },
  { id: 'water', at: [-9.9, 1, 3.9] },
  { id: 'wheel', at: [-7.9, 1, 2.2] },
] as const;

/** Where the lantern stops to see who comes. */
export const SPOTS = [
  { id: 'a', at: [3, 1.2, 9.8] },
  { id: 'b', at: [9, 1.2, 0.6] },
  { id: 'c', at: [-3.2, 1.2, -4.6] },
  { id: 'd', at: [-11, 1.2, 9.6] },
] as const;

/** Whoever reaches for it where it is sees it run; whoever waits where it is not sees it come. */
const lantern: Thing = {
  id: 'lantern',
  parts: SPOTS,
  start: 'a',
  use: (state, part) => {
    if (part !== state) return part;
    const index = SPOTS.findIndex(({ id }) => id === state);
    return SPOTS[(index + 1) % SPOTS.length]?.id ?? state;
  },
  partState: (state, part) => (state === part ? 'here' : 'gone'),
  cue: () => 'runs',
};

export const things: readonly Thing[] = [
  sequence({
    id: 'machine',
    parts: LEVERS,
    order: ['fire', 'water', 'wheel'],
    done: 'runs',
    lastsMs: 24_000,
    cue: (state) => (state === 'runs' ? 'starts' : state === '0' ? 'stalls' : 'lever'),
  }),
  lantern,
  momentary('lift', [LIFT.x - 0.9, 1.2, LIFT.z + 2.6], 16_000, (state) =>
    state === 'acts' ? 'lift' : undefined,
  ),
  toggle('lamp', [LAMP.x, 1.2, LAMP.z + 0.8], ['flickers', 'kicked'], () => 'kick'),
];
