import { at } from '../../kit/sim/at.ts';
import { below, random, type Rng, shuffle } from '../../kit/sim/rng.ts';

/** Hedges stand on tiles; the ways lie on odd ones and between. */
export const WIDE = 13;
export const HIGH = 15;
export const TILES = WIDE * HIGH;

export const tileAt = (column: number, row: number) => row * WIDE + column;
export const columnOf = (tile: number) => tile % WIDE;
export const rowOf = (tile: number) => Math.floor(tile / WIDE);

/** Right, down, left, up: what is added to a tile to get there. */
export const STEPS = [1, WIDE, -1, -WIDE] as const;

/** Depth first, then most dead ends opened: a hunted child needs a way round. True is a hedge. */
export function growMaze(box: Rng): boolean[] {
  const hedges = Array.from({ length: TILES }, () => true);
  const start = tileAt(1, 1);
  hedges[start] = false;
  const stack = [start];
  for (let tile = stack.at(-1); tile !== undefined; tile = stack.at(-1)) {
    const ways = STEPS.filter((step) => isInside(tile, step * 2) && at(hedges, tile + step * 2));
    const [way] = shuffle(box, ways);
    if (way === undefined) {
      stack.pop();
      continue;
    }
    hedges[tile + way] = false;
    hedges[tile + way * 2] = false;
    stack.push(tile + way * 2);
  }
  openDeadEnds(box, hedges);
  return hedges;
}

function openDeadEnds(box: Rng, hedges: boolean[]): void {
  for (let row = 1; row < HIGH; row += 2)
    for (let column = 1; column < WIDE; column += 2) {
      const tile = tileAt(column, row);
      const closed = STEPS.filter((step) => at(hedges, tile + step));
      if (closed.length < 3 || random(box) > 0.8) continue;
      const ways = closed.filter((step) => isInside(tile, step * 2));
      if (ways.length > 0) hedges[tile + at(ways, below(box, ways.length))] = false;
    }
}

function isInside(tile: number, by: number): boolean {
  const column = columnOf(tile) + (Math.abs(by) < WIDE ? by : 0);
  const row = rowOf(tile) + (Math.abs(by) < WIDE ? 0 : by / WIDE);
  return column > 0 && column < WIDE - 1 && row > 0 && row < HIGH - 1;
}

export const FAR = 999;

/** How many tiles of way it is from everywhere to one tile; FAR for hedges. */
export function distancesTo(hedges: readonly boolean[], tile: number): number[] {
  const distances = Array.from({ length: TILES }, () => FAR);
  distances[tile] = 0;
  const queue = [tile];
  for (let i = 0; i < queue.length; i++) {
    const from = at(queue, i);
    for (const step of STEPS) {
      const next = from + step;
      if (hedges[next] !== false || at(distances, next) !== FAR) continue;
      distances[next] = at(distances, from) + 1;
      queue.push(next);
    }
  }
  return distances;
}
