import { at } from '../../kit/sim/at.ts';
import { below, between, type Rng } from '../../kit/sim/rng.ts';
import { type Fan, type Field, type Marble, type Peg, type Segment, stepMarble } from './physics.ts';

export interface Spot {
  x: number;
  y: number;
}

export interface Level {
  start: Spot;
  goal: Spot;
  bells: Spot[];
  pegs: Peg[];
  fan: Fan | null;
  /** Lines that are there from the beginning. */
  given: Segment[];
  /** Lines that bring the marble home; never shown. */
  solution: Segment[];
  /** Units of chalk. */
  ink: number;
}

export const BOARD = { width: 360, height: 560 };
export const HOLES = 5;
export const GOAL_REACH = 22;
export const BELL_REACH = 22;
const LONGEST = 480;
const INK = 1.35;

interface Plan {
  planks: number;
  pegs: number;
  drums: number;
  fan: boolean;
}

const PLANS: readonly Plan[] = [
  { planks: 2, pegs: 0, drums: 0, fan: false },
  { planks: 2, pegs: 3, drums: 0, fan: false },
  { planks: 3, pegs: 4, drums: 0, fan: false },
  { planks: 3, pegs: 3, drums: 2, fan: false },
  { planks: 4, pegs: 3, drums: 1, fan: true },
];

/** A hole with a way home that is played before it is given. */
export function makeLevel(box: Rng, hole: number): Level {
  for (;;) {
    const level = tryLevel(box, at(PLANS, hole), hole);
    if (level) return level;
  }
}

function tryLevel(box: Rng, plan: Plan, hole: number): Level | undefined {
  const start = { x: Math.round(between(box, 60, 300)), y: 44 };
  const fan = plan.fan ? makeFan(box) : null;
  const planks: Segment[] = [];
  let way = start.x < 180 ? 1 : -1;
  for (let i = 0; i < plan.planks; i++) {
    const depth = 120 + ((i + between(box, -0.1, 0.25)) * 330) / plan.planks;
    const spot = fallTo(start, fieldOf(planks, [], fan), depth);
    if (!spot) return undefined;
    const long = between(box, 84, 150);
    const slope = between(box, 0.16, 0.46);
    planks.push({
      x1: Math.round(spot.x - way * 24),
      y1: Math.round(spot.y + 14 - slope * 20),
      x2: Math.round(spot.x + way * long),
      y2: Math.round(spot.y + 14 + slope * long),
    });
    if (below(box, 4) > 0) way = -way;
  }
  const path = pathOf(start, fieldOf(planks, [], fan));
  const late = path.findIndex(({ y }) => y > 462);
  if (late < 0) return undefined;
  const goal = { x: Math.round(at(path, late).x), y: Math.round(at(path, late).y) };
  const way2 = path.slice(0, late + 1);
  if (way2.some(({ x }) => x < 22 || x > BOARD.width - 22)) return undefined;
  const field = fieldOf([], [], fan);
  if (Math.abs(goal.x - start.x) < 44 || wins(start, goal, field)) return undefined;
  const pegs = placePegs(box, plan, way2, goal);
  if (wins(start, goal, { ...field, pegs })) return undefined;
  const bells = [0.3, 0.55, 0.8].map((part) => {
    const { x, y } = at(way2, Math.floor(way2.length * part));
    return { x: Math.round(x), y: Math.round(y) };
  });
  const solved = { ...field, pegs, segments: planks };
  if (!wins(start, goal, solved) || !isKind(box, start, goal, solved)) return undefined;
  const given = hole === 0 ? planks.slice(0, 1) : [];
  const solution = planks.slice(given.length);
  const ink = Math.round(
    INK * solution.reduce((sum, one) => sum + lengthOf(one), 0) + (hole === 0 ? 60 : 30),
  );
  return { start, goal, bells, pegs, fan, given, solution, ink };
}

function fieldOf(segments: readonly Segment[], pegs: readonly Peg[], fan: Fan | null): Field {
  return { segments, pegs, fan: fan ?? undefined };
}

export function lengthOf({ x1, y1, x2, y2 }: Segment): number {
  return Math.sqrt((x2 - x1) * (x2 - x1) + (y2 - y1) * (y2 - y1));
}

function makeFan(box: Rng): Fan {
  const push = below(box, 2) ? 420 : -420;
  return { x: 40, y: Math.round(between(box, 230, 330)), width: 280, height: 70, push };
}

function drop(start: Spot): Marble {
  return { x: start.x, y: start.y, speedX: 0, speedY: 0 };
}

/** Where the marble first is below a height. */
function fallTo(start: Spot, field: Field, depth: number): Spot | undefined {
  const marble = drop(start);
  for (let tick = 0; tick < LONGEST; tick++) {
    stepMarble(marble, field);
    if (marble.x < 20 || marble.x > BOARD.width - 20) return undefined;
    if (marble.y > depth) return marble;
  }
  return undefined;
}

function pathOf(start: Spot, field: Field): Spot[] {
  const marble = drop(start);
  const path: Spot[] = [];
  for (let tick = 0; tick < LONGEST && marble.y < BOARD.height; tick++) {
    stepMarble(marble, field);
    path.push({ x: marble.x, y: marble.y });
  }
  return path;
}

function wins(start: Spot, goal: Spot, field: Field): boolean {
  return pathOf(start, field).some((spot) => isNear(spot, goal, GOAL_REACH));
}

export function isNear(a: Spot, b: Spot, reach: number): boolean {
  return (a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y) < reach * reach;
}

/** Lines a few units off still bring it home, often enough. */
function isKind(box: Rng, start: Spot, goal: Spot, field: Field): boolean {
  let won = 0;
  for (let i = 0; i < 12; i++) {
    const off = () => between(box, -4, 4);
    const segments = field.segments.map(({ x1, y1, x2, y2 }) => ({
      x1: x1 + off(),
      y1: y1 + off(),
      x2: x2 + off(),
      y2: y2 + off(),
    }));
    if (wins(start, goal, { ...field, segments })) won += 1;
  }
  return won >= 7;
}

function placePegs(box: Rng, { pegs, drums }: Plan, path: readonly Spot[], goal: Spot): Peg[] {
  const placed: Peg[] = [];
  for (let tries = 0; tries < 200 && placed.length < pegs + drums; tries++) {
    const drum = placed.length >= pegs;
    const radius = drum ? 20 : 8;
    const x = Math.round(between(box, 34, BOARD.width - 34));
    const y = Math.round(between(box, 120, 450));
    const clear = radius + 42;
    if (path.some((spot) => isNear(spot, { x, y }, clear)) || isNear(goal, { x, y }, 70)) continue;
    if (placed.some((peg) => isNear(peg, { x, y }, 56))) continue;
    placed.push({ x, y, radius, drum });
  }
  return placed;
}
