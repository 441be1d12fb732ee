import { at } from '../../kit/sim/at.ts';
import { approach, clamp } from '../../kit/sim/dmath.ts';
import { A, type Input, pressed } from '../../kit/sim/Input.ts';
import { type BaseState, DT, type Sim } from '../../kit/sim/Sim.ts';
import { buildShaft, METRE, type Obstacle, type Shaft, SHAFT, START_X } from './shaft.ts';

type BellEvent =
  | { kind: 'dive' }
  | { kind: 'turn'; x: number; y: number }
  | { kind: 'ring'; bell: number; x: number; y: number; worth: number }
  | { kind: 'bubble'; x: number; y: number }
  | { kind: 'hit'; x: number; y: number; look: Obstacle['look'] }
  | { kind: 'bank'; points: number; bells: number }
  | { kind: 'drown'; lost: number };

export interface BellState extends BaseState {
  events: BellEvent[];
  shaft: Shaft;
  phase: 'surface' | 'dive' | 'haul';
  /** Ticks before the next dive may begin. */
  rest: number;
  x: number;
  /** Units below the surface. */
  y: number;
  speedX: number;
  speedY: number;
  direction: number;
  held: number;
  /** Seconds. */
  breath: number;
  /** Dives left, this one with. */
  dives: number;
  /** Bells rung in this dive, each true once it has been. */
  rung: boolean[];
  taken: boolean[];
  /** What the bells of this dive are worth, before the surface. */
  pending: number;
  /** Seconds in which nothing hits, and in which a push lasts. */
  safe: number;
  push: number;
  /** The tick of the last ring: a bell lights the dark. */
  rangAt: number;
}

export const DIVE = {
  sink: 9 * METRE,
  rise: 7 * METRE,
  drift: 70,
  breath: 18,
  bubble: 2,
  hit: 4,
  /** Seconds of a dive that is none yet. */
  toe: 1.5,
  worth: 100,
  more: 0.25,
  dives: 5,
  radius: 11,
  reach: 27,
};

/** Hold to sink, let go to rise; every press turns the drift. Bells count once you are back. */
export const sim: Sim<BellState> = { version: 2, create, step };

function create(seed: number): BellState {
  const box = { rng: seed | 0 };
  const shaft = buildShaft(box);
  return {
    rng: box.rng,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    shaft,
    phase: 'surface',
    rest: 0,
    x: START_X,
    y: 0,
    speedX: 0,
    speedY: 0,
    // The first press turns it to the right, where the first bell hangs.
    direction: -1,
    held: 0,
    breath: DIVE.breath,
    dives: DIVE.dives,
    rung: shaft.bells.map(() => false),
    taken: shaft.bubbles.map(() => false),
    pending: 0,
    safe: 0,
    push: 0,
    rangAt: -1000,
  };
}

function step(state: BellState, input: Input): void {
  state.tick += 1;
  const fresh = (pressed(state.held, input) & A) !== 0;
  state.held = input.held;
  state.safe = Math.max(0, state.safe - DT);
  if (state.phase === 'surface') float(state, fresh);
  else if (state.phase === 'haul') haul(state);
  else dive(state, fresh);
}

function float(state: BellState, fresh: boolean): void {
  state.x = approach(state.x, START_X, 220 * DT);
  state.y = approach(state.y, 0, 120 * DT);
  state.rest = Math.max(0, state.rest - 1);
  if (state.dives === 0) {
    if (state.rest === 0) state.over = true;
    return;
  }
  if (!fresh || state.rest > 0) return;
  state.phase = 'dive';
  state.x = START_X;
  state.breath = DIVE.breath;
  state.pending = 0;
  state.direction = 1;
  state.speedX = 0;
  state.speedY = DIVE.sink;
  state.y = 2;
  state.rung.fill(false);
  state.taken.fill(false);
  state.events.push({ kind: 'dive' });
}

function dive(state: BellState, fresh: boolean): void {
  if (fresh) {
    state.direction = -state.direction;
    state.events.push({ kind: 'turn', x: state.x, y: state.y });
  }
  const wantedY = state.held & A ? DIVE.sink : -DIVE.rise;
  state.speedY = approach(state.speedY, wantedY, 1500 * DT);
  state.push = Math.max(0, state.push - DT);
  if (state.push === 0) state.speedX = approach(state.speedX, state.direction * DIVE.drift, 900 * DT);
  state.x += state.speedX * DT;
  state.y += state.speedY * DT;
  touchWalls(state);
  state.breath -= DT;
  if (state.y <= 0 && state.speedY < 0) {
    surface(state);
    return;
  }
  ring(state);
  breathe(state);
  touchObstacles(state);
  if (state.breath <= 0) drown(state);
}

function touchWalls(state: BellState): void {
  const low = SHAFT.wall + DIVE.radius;
  const high = SHAFT.width - low;
  if (state.x > low && state.x < high) return;
  state.x = clamp(state.x, low, high);
  state.direction = state.x < SHAFT.width / 2 ? 1 : -1;
  state.speedX = state.direction * DIVE.drift;
}

function near(state: BellState, place: { x: number; y: number }, reach: number): boolean {
  const dx = place.x - state.x;
  const dy = place.y - state.y;
  return dx * dx + dy * dy < reach * reach;
}

function ring(state: BellState): void {
  state.shaft.bells.forEach((bell, i) => {
    if (at(state.rung, i) || !near(state, bell, DIVE.reach)) return;
    state.rung[i] = true;
    state.rangAt = state.tick;
    const worth = DIVE.worth * (i + 1);
    state.pending += worth;
    state.events.push({ kind: 'ring', bell: i, x: bell.x, y: bell.y, worth });
  });
}

function breathe(state: BellState): void {
  state.shaft.bubbles.forEach((bubble, i) => {
    if (at(state.taken, i) || !near(state, bubble, 25)) return;
    state.taken[i] = true;
    state.breath = Math.min(DIVE.breath + 4, state.breath + DIVE.bubble);
    state.events.push({ kind: 'bubble', x: bubble.x, y: bubble.y });
  });
}

function touchObstacles(state: BellState): void {
  if (state.safe > 0) return;
  for (const obstacle of state.shaft.obstacles) {
    if (!near(state, obstacle, obstacle.radius + DIVE.radius)) continue;
    state.breath -= DIVE.hit;
    state.safe = 1;
    state.push = 0.3;
    state.direction = state.x < obstacle.x ? -1 : 1;
    state.speedX = state.direction * 170;
    state.events.push({ kind: 'hit', x: state.x, y: state.y, look: obstacle.look });
    return;
  }
}

/** How many bells this dive has rung. */
export function bellsOf(state: BellState): number {
  return state.rung.filter(Boolean).length;
}

/** What the surface would pay now. */
export function bankOf(state: BellState): number {
  return Math.round(state.pending * (1 + DIVE.more * Math.max(0, bellsOf(state) - 1)));
}

function surface(state: BellState): void {
  const points = bankOf(state);
  const bells = bellsOf(state);
  state.score += points;
  // Who only taps has wet a toe: that is no dive.
  if (bells === 0 && state.breath > DIVE.breath - DIVE.toe) state.dives += 1;
  else state.events.push({ kind: 'bank', points, bells });
  endDive(state);
}

function drown(state: BellState): void {
  state.breath = 0;
  state.events.push({ kind: 'drown', lost: bankOf(state) });
  state.phase = 'haul';
  state.rest = 40;
}

/** The rope brings up who has no breath left. */
function haul(state: BellState): void {
  state.rest = Math.max(0, state.rest - 1);
  if (state.rest > 0) return;
  state.y -= Math.max(500, state.y * 2.4) * DT;
  state.x = approach(state.x, START_X, 160 * DT);
  if (state.y <= 0) endDive(state);
}

function endDive(state: BellState): void {
  state.phase = 'surface';
  state.y = Math.max(0, state.y);
  state.speedX = 0;
  state.speedY = 0;
  state.dives -= 1;
  state.pending = 0;
  state.rest = state.dives === 0 ? 70 : 35;
}
