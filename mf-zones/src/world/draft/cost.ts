import type { Draft } from './Draft.ts';

/** What a picture of a place costs, whichever way one looks. */
interface Cost {
  calls: number;
  triangles: number;
}

/** Counts what a draft will draw, without drawing it. */
export function costOf({ layers, scatters, glows, air }: Draft): Cost {
  const cost = { calls: 1, triangles: SKY };
  const add = (triangles: number, calls = 1) => {
    cost.calls += calls;
    cost.triangles += triangles;
  };
  for (const { mesh, options } of layers) {
    const times = options.mirror === undefined ? 1 : 2;
    add(mesh.triangles * times, times);
  }
  for (const { mesh, items } of scatters) add(mesh.triangles * items.length);
  if (glows.length > 0) add(glows.length * 2);
  for (const { count } of [...air.shafts, ...air.puffs]) add(count * 2);
  for (const { kind, groups } of air.schools)
    add(groups.reduce((sum, { count }) => sum + count, 0) * (kind === 'fish' ? FISH : BIRD));
  add(air.waters.length * WATER, air.waters.length);
  // Points are drawn with a call each, and without triangles.
  add(0, air.motes.length);
  return cost;
}

const SKY = 528;
const WATER = 200;
const FISH = 81;
const BIRD = 39;
