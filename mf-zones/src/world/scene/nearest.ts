import type { Thing } from '../play/thing.ts';

/** What is in reach of somebody at (x, y, z): the part of a thing that is nearest. */
export interface InReach {
  thing: Thing;
  part: string;
}

const REACH = 2.6;

export function nearest(things: Iterable<Thing>, x: number, y: number, z: number): InReach | null {
  let best: InReach | null = null;
  let shortest = Infinity;
  for (const thing of things)
    for (const { id, at } of thing.parts) {
      const far = Math.hypot(at[0] - x, at[2] - z);
      if (far > (thing.reach ?? REACH) || far >= shortest || Math.abs(at[1] - y) > 4) continue;
      shortest = far;
      best = { thing, part: id };
    }
  return best;
}
