import { at } from '../../kit/sim/at.ts';
import { below, pick, type Rng, shuffle } from '../../kit/sim/rng.ts';

export interface Gear {
  x: number;
  y: number;
  /** Moves with the others, but cannot be taken hold of. */
  bolted: boolean;
  /** Gears that touch this one: they go the other way. */
  touches: number[];
  /** A gear at the other end of a chain, which goes the same way, or -1. */
  chained: number;
  /** How often it was turned, to the right less to the left. Its hand points up at multiples of the positions. */
  turned: number;
}

export interface Works {
  gears: Gear[];
  /** Places of a hand. */
  positions: number;
  /** The fewest turns that put all hands up. */
  par: number;
}

export const RADIUS = 50;
export const BOARD = { width: 340, height: 500 };

interface Plan {
  gears: number;
  positions: number;
  bolted: number;
  chain: boolean;
  par: number;
}

/** One to learn by, then six that grow. */
const PLANS: readonly Plan[] = [
  { gears: 2, positions: 4, bolted: 0, chain: false, par: 1 },
  { gears: 3, positions: 4, bolted: 0, chain: false, par: 2 },
  { gears: 4, positions: 4, bolted: 0, chain: false, par: 3 },
  { gears: 5, positions: 4, bolted: 0, chain: false, par: 4 },
  { gears: 6, positions: 4, bolted: 1, chain: false, par: 5 },
  { gears: 7, positions: 6, bolted: 2, chain: true, par: 6 },
  { gears: 8, positions: 4, bolted: 2, chain: true, par: 7 },
];

export const CLOCKS = PLANS.length;

/** A clock that legal turns have put out of order, so that legal turns can mend it. */
export function buildWorks(box: Rng, clock: number): Works {
  const plan = at(PLANS, clock);
  for (;;) {
    const gears = placeGears(box, plan);
    for (let i = 0; i < plan.par * 2; i++) {
      const free = gears.flatMap(({ bolted }, gear) => (bolted ? [] : [gear]));
      turn(gears, pick(box, free), below(box, 2) ? 1 : -1);
    }
    const way = solve({ gears, positions: plan.positions });
    const par = way ? costOf(way) : 0;
    if (par >= plan.par && par <= plan.par + 1) return { gears, positions: plan.positions, par };
  }
}

/** Gears of one size on a honeycomb, each touching one that lies there already. */
function placeGears(box: Rng, { gears: count, bolted, chain }: Plan): Gear[] {
  const cells = Array.from({ length: 5 }, (_, row) =>
    Array.from({ length: row % 2 ? 2 : 3 }, (__, column) => ({
      x: 70 + column * RADIUS * 2 + (row % 2) * RADIUS,
      y: 80 + row * 86.6,
    })),
  ).flat();
  const near = (a: { x: number; y: number }, b: { x: number; y: number }) => {
    const dx = a.x - b.x;
    const dy = a.y - b.y;
    return dx * dx + dy * dy < 110 * 110;
  };
  const taken = [pick(box, cells)];
  while (taken.length < count) {
    const open = cells.filter((cell) => {
      const touched = taken.filter((one) => one !== cell && near(one, cell)).length;
      return !taken.includes(cell) && touched > 0 && touched < 4;
    });
    taken.push(pick(box, open));
  }
  const middle = (side: 'x' | 'y', size: number) =>
    size / 2 - (Math.min(...taken.map((one) => one[side])) + Math.max(...taken.map((one) => one[side]))) / 2;
  const dx = middle('x', BOARD.width);
  const dy = middle('y', BOARD.height);
  const fixed = shuffle(
    box,
    taken.map((_, i) => i),
  ).slice(0, bolted);
  const gears = taken.map((cell, i): Gear => ({
    x: cell.x + dx,
    y: cell.y + dy,
    bolted: fixed.includes(i),
    touches: taken.flatMap((other, j) => (j !== i && near(cell, other) ? [j] : [])),
    chained: -1,
    turned: 0,
  }));
  if (chain) addChain(box, gears);
  return gears;
}

function addChain(box: Rng, gears: Gear[]): void {
  const pairs = gears.flatMap((gear, a) =>
    gears.flatMap((_, b) => (b > a && !gear.touches.includes(b) ? [[a, b] as const] : [])),
  );
  const [a, b] = pick(box, pairs);
  at(gears, a).chained = b;
  at(gears, b).chained = a;
}

/** Turns a gear and what hangs on it: those that touch it go back, the one on its chain goes along. */
export function turn(gears: Gear[], index: number, by: number): void {
  const gear = at(gears, index);
  gear.turned += by;
  for (const other of gear.touches) at(gears, other).turned -= by;
  if (gear.chained >= 0) at(gears, gear.chained).turned += by;
}

export const isUp = ({ turned }: Gear, positions: number) => turned % positions === 0;

/**
 * How often to turn each gear so that all hands point up, by the fewest turns; undefined when none does. The order never
 * matters, so it is enough to try how often each is turned.
 */
export function solve({ gears, positions }: Pick<Works, 'gears' | 'positions'>): number[] | undefined {
  const free = gears.flatMap(({ bolted }, gear) => (bolted ? [] : [gear]));
  const hands = gears.map(({ turned }) => turned);
  const chosen = gears.map(() => 0);
  const half = Math.floor(positions / 2);
  let best: number[] | undefined;
  let least = 99;
  const give = (index: number, by: number) => {
    const { touches, chained } = at(gears, index);
    hands[index] = at(hands, index) + by;
    for (const other of touches) hands[other] = at(hands, other) - by;
    if (chained >= 0) hands[chained] = at(hands, chained) + by;
    chosen[index] = at(chosen, index) + by;
  };
  const tryFrom = (place: number, cost: number): void => {
    if (cost >= least) return;
    const gear = free[place];
    if (gear === undefined) {
      if (hands.some((hand) => hand % positions !== 0)) return;
      least = cost;
      best = [...chosen];
      return;
    }
    tryFrom(place + 1, cost);
    for (let by = half - positions + 1; by <= half; by++) {
      if (by === 0) continue;
      give(gear, by);
      tryFrom(place + 1, cost + Math.abs(by));
      give(gear, -by);
    }
  };
  tryFrom(0, 0);
  return best;
}

function costOf(way: readonly number[]): number {
  return way.reduce((sum, by) => sum + Math.abs(by), 0);
}
