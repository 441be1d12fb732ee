import { type Collider, floorAt, type IsOn } from './Collider.ts';
import { Walker } from './Walker.ts';

export interface Spot {
  x: number;
  y: number;
  z: number;
}

/** Only what stands in the same field, or so near to it, is in one's way there. */
const FIELD = 4;
const NEAR = 2;
const WAYS = [0, 1, 2, 3].map((turn) => (turn * Math.PI) / 2);
/** One goes a metre in as many paces. */
const PACES = 3;

/** Every spot of a place that somebody who comes in at (x, z) can walk to, about a metre apart. */
export function reachable(collider: Collider, [x, z]: readonly [x: number, z: number], isOn: IsOn): Spot[] {
  const walker = new Walker();
  walker.stand(collider, x, z, 0, isOn);
  const found = new Map<string, Spot>();
  const open: Spot[] = [];
  const note = () => {
    const cell = [walker.x, walker.y / 1.5, walker.z].map(Math.round).join();
    if (found.has(cell)) return;
    const spot = { x: walker.x, y: walker.y, z: walker.z };
    found.set(cell, spot);
    open.push(spot);
  };
  note();
  const near = byFields(collider);
  for (let from = open.pop(); from; from = open.pop())
    for (const way of WAYS) {
      Object.assign(walker, from);
      const here = near(from.x, from.z);
      for (let pace = 0; pace < PACES; pace++) {
        walker.shift(Math.sin(way) / PACES, Math.cos(way) / PACES, here, isOn);
        walker.y = floorAt(here, walker.x, walker.z, walker.y, isOn);
      }
      note();
    }
  return [...found.values()];
}

/** A place has many solids, and each step asks all that it is given. */
function byFields(collider: Collider): (x: number, z: number) => Collider {
  const fields = new Map<string, Collider>();
  return (x, z) => {
    const [column, row] = [Math.floor(x / FIELD), Math.floor(z / FIELD)];
    const known = fields.get(`${column},${row}`);
    if (known) return known;
    const [middleX, middleZ] = [(column + 0.5) * FIELD, (row + 0.5) * FIELD];
    const solids = collider.solids.filter((solid) => {
      const wide = solid.kind === 'drum' ? solid.radius : Math.hypot(solid.halfX, solid.halfZ);
      return Math.hypot(solid.x - middleX, solid.z - middleZ) < wide + FIELD * 0.71 + NEAR;
    });
    const field = { ...collider, solids };
    fields.set(`${column},${row}`, field);
    return field;
  };
}
