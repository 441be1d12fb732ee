import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import {
  A,
  B,
  DOWN,
  type Input,
  LEFT,
  NEXT,
  POINT,
  pressed,
  PREVIOUS,
  RIGHT,
  UP,
} from '../../kit/sim/Input.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import { buildWorks, CLOCKS, isUp, RADIUS, turn, type Works } from './works.ts';

export type ClockEvent =
  | { kind: 'turn'; gear: number; by: 1 | -1; up: number }
  | { kind: 'stuck'; gear: number }
  | { kind: 'strike'; clock: number; points: number; over: number }
  | { kind: 'next' }
  | { kind: 'hurry' }
  | { kind: 'cursor' };

export interface ClockState extends BaseState {
  events: ClockEvent[];
  /** Which clock is on the bench, from 0. */
  clock: number;
  works: Works;
  turns: number;
  /** Ticks at this clock. */
  spent: number;
  /** Ticks left of the day. */
  left: number;
  /** Ticks for which a mended clock strikes; 0 at play. */
  striking: number;
  /** Clocks that go again. */
  mended: number;
  cursor: number;
  /** Keys move a cursor; who points has none. */
  steers: boolean;
  held: number;
}

export const DAY = 240 * TICKS;
const STRIKE = 96;
const POINTS = { clock: 1000, over: 100, least: 200, quick: 300, second: 5 };

/** Clocks whose gears are turned until every hand points up. */
export const sim: Sim<ClockState> = { version: 1, create, step };

function create(seed: number): ClockState {
  const box = { rng: seed | 0 };
  const works = buildWorks(box, 0);
  return {
    rng: box.rng,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    clock: 0,
    works,
    turns: 0,
    spent: 0,
    left: DAY,
    striking: 0,
    mended: 0,
    cursor: 0,
    steers: false,
    held: 0,
  };
}

function step(state: ClockState, input: Input): void {
  state.tick += 1;
  const fresh = pressed(state.held, input);
  state.held = input.held;
  if (state.striking > 0) {
    state.striking -= 1;
    if (state.striking === 0) nextClock(state);
    return;
  }
  state.spent += 1;
  state.left -= 1;
  if (state.left === 20 * TICKS) state.events.push({ kind: 'hurry' });
  if (state.left <= 0) {
    state.over = true;
    return;
  }
  const hold = holdOf(state, input, fresh);
  if (hold) turnGear(state, hold.gear, hold.by);
  else steer(state, fresh);
}

/** Which gear is taken hold of in this tick, and which way it goes. */
function holdOf(state: ClockState, input: Input, fresh: number): { gear: number; by: 1 | -1 } | undefined {
  if (fresh & POINT) {
    state.steers = false;
    const gear = gearAt(state.works, input.x, input.y);
    return gear < 0 ? undefined : { gear, by: input.x >= at(state.works.gears, gear).x ? 1 : -1 };
  }
  if (!(fresh & (A | B | NEXT | PREVIOUS))) return undefined;
  state.steers = true;
  return { gear: state.cursor, by: fresh & (A | NEXT) ? 1 : -1 };
}

export function gearAt({ gears }: Works, x: number, y: number): number {
  return gears.findIndex(
    (gear) => (gear.x - x) * (gear.x - x) + (gear.y - y) * (gear.y - y) < RADIUS * RADIUS,
  );
}

function turnGear(state: ClockState, index: number, by: 1 | -1): void {
  const { gears, positions, par } = state.works;
  if (at(gears, index).bolted) {
    state.events.push({ kind: 'stuck', gear: index });
    return;
  }
  turn(gears, index, by);
  state.turns += 1;
  const up = gears.filter((gear) => isUp(gear, positions)).length;
  state.events.push({ kind: 'turn', gear: index, by, up });
  if (up < gears.length) return;
  const over = Math.max(0, state.turns - par);
  const points =
    Math.max(POINTS.least, POINTS.clock - POINTS.over * over) +
    Math.max(0, POINTS.quick - Math.floor((POINTS.second * state.spent) / TICKS));
  state.score += points;
  state.mended += 1;
  state.striking = STRIKE;
  state.events.push({ kind: 'strike', clock: state.clock, points, over });
}

function nextClock(state: ClockState): void {
  if (state.clock === CLOCKS - 1) {
    // What is left of the day counts, once all clocks go.
    state.score += Math.floor(state.left / TICKS) * 10;
    state.over = true;
    return;
  }
  state.clock += 1;
  state.works = buildWorks(state, state.clock);
  state.turns = 0;
  state.spent = 0;
  state.cursor = 0;
  state.events.push({ kind: 'next' });
}

/** Moves the cursor to the nearest gear in that direction. */
function steer(state: ClockState, fresh: number): void {
  const dx = Number((fresh & RIGHT) !== 0) - Number((fresh & LEFT) !== 0);
  const dy = Number((fresh & DOWN) !== 0) - Number((fresh & UP) !== 0);
  if (dx === 0 && dy === 0) return;
  state.steers = true;
  const { gears } = state.works;
  const from = at(gears, clamp(state.cursor, 0, gears.length - 1));
  let best = -1;
  let least = Infinity;
  gears.forEach((gear, i) => {
    const along = (gear.x - from.x) * dx + (gear.y - from.y) * dy;
    const aside = Math.abs((gear.x - from.x) * dy) + Math.abs((gear.y - from.y) * dx);
    if (along < 20 || along + aside * 1.4 >= least) return;
    least = along + aside * 1.4;
    best = i;
  });
  if (best < 0) return;
  state.cursor = best;
  state.events.push({ kind: 'cursor' });
}
