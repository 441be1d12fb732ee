import { Inside } from '../mesh/Inside.ts';
import { BODY, floorAt } from '../walk/Collider.ts';
import { type Ground, groundOf } from '../walk/Ground.ts';
import type { Draft } from './Draft.ts';

/** Where one's knees and one's breast are, above the ground. */
const KNEES = 0.5;
const BREAST = 1.2;
/** Rock upon rock upon rock. */
const MOST_ROCKS = 6;
/** It is looked for so closely: one is as wide, and a rock begins before one's middle is in it. */
const CLOSE = 0.5;
/** A pillar is stood on where it is wider than this; else it is one that holds people off. */
const STAGE = 2;
/** Where it is narrow, each step counts: a hall smaller than this, in square metres, is measured more finely. */
const SMALL = 2_600;
const FINE = 0.5;
const COARSE = 1;

/** What is drawn and stays where it is: nobody stands within it. */
export function solidIn(draft: Draft): Inside {
  const inside = new Inside();
  for (const { mesh, mover, options } of draft.layers)
    if (!mover && !options.both && options.glass === undefined) inside.add(mesh);
  return inside;
}

/** The ground one walks on, and how high that is what stands on it, so that nobody walks through it. */
export function groundIn(draft: Draft): Ground {
  const inside = solidIn(draft);
  const [low, high] = draft.bounds;
  const cell = (high[0] - low[0]) * (high[1] - low[1]) < SMALL ? FINE : COARSE;
  const ground = groundOf(draft.height, low, high, cell);
  const solids = draft.solids.filter((solid) => solid.kind === 'box' || solid.radius > STAGE);
  const collider = { ground, solids, bounds: draft.bounds };
  // Floors, stairs and bridges are solids: what lies under those is nobody's way.
  const hasFloor = (x: number, z: number, bare: number) =>
    floorAt(collider, x, z, bare + BODY.height, () => true) > bare + 0.05;
  const rise = (x: number, z: number) => {
    const bare = draft.height(x, z);
    let top = bare;
    for (let rock = 0; rock < MOST_ROCKS; rock++) {
      const over = inside.topOver(x, top + KNEES, z) ?? inside.topOver(x, top + BREAST, z);
      if (over === null) break;
      top = over;
    }
    return top > bare && !hasFloor(x, z, bare) ? top - bare : 0;
  };
  const isWay = (x: number, z: number) =>
    draft.ways.some((way) => Math.hypot(way.x - x, way.z - z) < way.radius) ||
    hasFloor(x, z, draft.height(x, z));
  const found = groundOf(rise, [low[0] - CLOSE, low[1] - CLOSE], [high[0] + CLOSE, high[1] + CLOSE], CLOSE);
  const around = (x: number, z: number) => {
    const column = Math.round((x - found.x) / CLOSE);
    const row = Math.round((z - found.z) / CLOSE);
    let most = 0;
    for (let r = row - 1; r <= row + 1; r++)
      for (let c = column - 1; c <= column + 1; c++)
        most = Math.max(most, found.heights[r * found.columns + c] ?? 0);
    return most;
  };
  const { heights: rises } = groundOf(
    (x, z) => {
      const most = around(x, z);
      return most > 0 && isWay(x, z) ? 0 : most;
    },
    low,
    high,
    cell,
  );
  return { ...ground, rises };
}
