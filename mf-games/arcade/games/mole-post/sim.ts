import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { A, DOWN, type Input, LEFT, POINT, pressed, RIGHT, UP } from '../../kit/sim/Input.ts';
import { below, pick, random, shuffle } from '../../kit/sim/rng.ts';
import type { BaseState, Sim } from '../../kit/sim/Sim.ts';

export type MoleEvent =
  | { kind: 'show'; burrow: number; parcel: number }
  | { kind: 'swap'; a: number; b: number; feint: boolean }
  | { kind: 'ask'; parcel: number }
  | { kind: 'right'; burrow: number; parcel: number; points: number; streak: number }
  | { kind: 'wrong'; burrow: number; right: number; parcel: number }
  | { kind: 'wave'; wave: number; points: number }
  | { kind: 'cursor' };

/** Two burrows whose moles change places, or only seem to. */
export interface Swap {
  a: number;
  b: number;
  feint: boolean;
}

export interface MoleState extends BaseState {
  events: MoleEvent[];
  wave: number;
  phase: 'show' | 'swap' | 'ask' | 'answer' | 'rest';
  /** Ticks left of the phase's present part, and how many that had. */
  left: number;
  span: number;
  /** Which parcel the mole of each burrow wants, -1 where there is none. */
  wants: number[];
  /** Burrows still to be shown. */
  showing: number[];
  swaps: Swap[];
  /** Parcels still to be brought; the first is in the cart. */
  parcels: number[];
  stamps: number;
  streak: number;
  /** Nothing has gone wrong in this wave. */
  faultless: boolean;
  answer: { burrow: number; right: boolean };
  cursor: number;
  /** Keys move a cursor; who points has none. */
  steers: boolean;
  held: number;
}

export const BOARD = { width: 340, height: 492, x: 62, y: 214, dx: 108, dy: 102 };
export const STAMPS = 3;

/** Q W E, A S D, Z X C are the burrows as they lie: one bit each. */
export const BURROW_BIT = 16;

const TIMES = {
  /** Ticks at the first wave, fewer with each, and the fewest. */
  show: { first: 54, less: 3, least: 30 },
  swap: { first: 54, less: 4, least: 25 },
  ask: { first: 240, less: 12, least: 132 },
  answer: 44,
  rest: 60,
};
const POINTS = { right: 100, streak: 20, most: 20, wave: 200 };
const FEINTS_FROM = 9;

/** Moles show what they wait for, change burrows, and then the post comes. */
export const sim: Sim<MoleState> = { version: 1, create, step };

function create(seed: number): MoleState {
  const state: MoleState = {
    rng: seed | 0,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    wave: 0,
    phase: 'rest',
    left: 12,
    span: 12,
    wants: [],
    showing: [],
    swaps: [],
    parcels: [],
    stamps: STAMPS,
    streak: 0,
    faultless: true,
    answer: { burrow: -1, right: true },
    cursor: 4,
    steers: false,
    held: 0,
  };
  begin(state);
  return state;
}

/** How many moles a wave has: one to learn by, seven at most. */
export function molesOf(wave: number): number {
  return wave === 1 ? 1 : Math.min(7, 1 + Math.ceil(wave / 2));
}

function ticksOf(
  { first, less, least }: { first: number; less: number; least: number },
  wave: number,
): number {
  return Math.max(least, first - less * (wave - 1));
}

function begin(state: MoleState): void {
  state.wave += 1;
  state.faultless = true;
  const moles = molesOf(state.wave);
  const kinds = shuffle(state, [0, 1, 2, 3, 4]);
  // From the sixth wave on two want the same, and either is right; with more than five moles it cannot be otherwise.
  const twins = Math.max(moles - 5, state.wave >= 6 ? 1 : 0);
  const parcels = Array.from({ length: moles }, (_, i) =>
    at(kinds, i < moles - twins ? i : (i - (moles - twins)) % 5),
  );
  const burrows = shuffle(state, [0, 1, 2, 3, 4, 5, 6, 7, 8]).slice(0, moles);
  state.wants = Array.from({ length: 9 }, () => -1);
  burrows.forEach((burrow, i) => (state.wants[burrow] = at(parcels, i)));
  state.showing = burrows;
  state.swaps = planSwaps(state);
  state.parcels = shuffle(state, parcels);
}

/** Made when the wave begins, so that at least one of each two has a mole when its turn comes. */
function planSwaps(state: MoleState): Swap[] {
  const wants = [...state.wants];
  const count = Math.min(8, state.wave - 1);
  const feint = state.wave >= FEINTS_FROM ? below(state, count) : -1;
  return Array.from({ length: count }, (_, i): Swap => {
    const full = wants.flatMap((want, burrow) => (want < 0 ? [] : [burrow]));
    const a = pick(state, full);
    // Mostly moles among themselves: those are the ones that confuse.
    const others = random(state) < 0.7 && full.length > 1 ? full : [0, 1, 2, 3, 4, 5, 6, 7, 8];
    const b = pick(
      state,
      others.filter((burrow) => burrow !== a),
    );
    if (i !== feint) swapIn(wants, a, b);
    return { a, b, feint: i === feint };
  });
}

function swapIn(wants: number[], a: number, b: number): void {
  const kept = at(wants, a);
  wants[a] = at(wants, b);
  wants[b] = kept;
}

function step(state: MoleState, input: Input): void {
  state.tick += 1;
  const fresh = pressed(state.held, input);
  state.held = input.held;
  steer(state, fresh);
  const chosen = state.phase === 'ask' ? choiceOf(state, input, fresh) : -1;
  if (chosen >= 0) answer(state, chosen);
  state.left -= 1;
  if (state.left <= 0) goOn(state);
}

function steer(state: MoleState, fresh: number): void {
  const column = clamp(
    (state.cursor % 3) + Number((fresh & RIGHT) !== 0) - Number((fresh & LEFT) !== 0),
    0,
    2,
  );
  const row = clamp(
    Math.floor(state.cursor / 3) + Number((fresh & DOWN) !== 0) - Number((fresh & UP) !== 0),
    0,
    2,
  );
  if (fresh & (LEFT | RIGHT | UP | DOWN)) {
    state.steers = true;
    state.events.push({ kind: 'cursor' });
  }
  if (fresh & POINT) state.steers = false;
  state.cursor = row * 3 + column;
}

/** The burrow that is meant, or -1. */
function choiceOf(state: MoleState, input: Input, fresh: number): number {
  if (fresh & A) return state.cursor;
  if (fresh & POINT) return burrowAt(input.x, input.y);
  for (let burrow = 0; burrow < 9; burrow++) if (fresh & (1 << (BURROW_BIT + burrow))) return burrow;
  return -1;
}

function burrowAt(x: number, y: number): number {
  const column = Math.round((x - BOARD.x) / BOARD.dx);
  const row = Math.round((y - BOARD.y) / BOARD.dy);
  return column < 0 || column > 2 || row < 0 || row > 2 ? -1 : row * 3 + column;
}

function answer(state: MoleState, burrow: number): void {
  const parcel = at(state.parcels, 0);
  const right = burrow >= 0 && state.wants[burrow] === parcel;
  const served = right ? burrow : state.wants.indexOf(parcel);
  if (right) {
    const points = POINTS.right + POINTS.streak * Math.min(POINTS.most, state.streak);
    state.score += points;
    state.streak += 1;
    state.events.push({ kind: 'right', burrow, parcel, points, streak: state.streak });
  } else {
    state.streak = 0;
    state.stamps -= 1;
    state.faultless = false;
    state.events.push({ kind: 'wrong', burrow, right: served, parcel });
  }
  state.answer = { burrow: served, right };
  state.wants[served] = -1;
  state.parcels.shift();
  enter(state, 'answer', TIMES.answer + (right ? 0 : 22));
}

function enter(state: MoleState, phase: MoleState['phase'], ticks: number): void {
  state.phase = phase;
  state.left = ticks;
  state.span = ticks;
}

/** What comes when the present part is over. */
function goOn(state: MoleState): void {
  if (state.phase === 'ask') answer(state, -1);
  else if (state.phase === 'answer' && state.stamps === 0) state.over = true;
  else if (state.phase === 'answer') askOrRest(state);
  else if (state.phase === 'swap') endSwap(state);
  else {
    if (state.phase === 'show') state.showing.shift();
    showNext(state);
  }
}

function showNext(state: MoleState): void {
  const [burrow] = state.showing;
  if (burrow === undefined) {
    swapNext(state);
    return;
  }
  state.events.push({ kind: 'show', burrow, parcel: at(state.wants, burrow) });
  enter(state, 'show', ticksOf(TIMES.show, state.wave));
}

function swapNext(state: MoleState): void {
  const [next] = state.swaps;
  if (!next) {
    askOrRest(state);
    return;
  }
  state.events.push({ kind: 'swap', ...next });
  enter(state, 'swap', ticksOf(TIMES.swap, state.wave));
}

function endSwap(state: MoleState): void {
  const swap = state.swaps.shift();
  if (swap && !swap.feint) swapIn(state.wants, swap.a, swap.b);
  swapNext(state);
}

function askOrRest(state: MoleState): void {
  const [parcel] = state.parcels;
  if (parcel !== undefined) {
    state.events.push({ kind: 'ask', parcel });
    enter(state, 'ask', ticksOf(TIMES.ask, state.wave));
    return;
  }
  const points = state.faultless ? POINTS.wave : 0;
  state.score += points;
  state.events.push({ kind: 'wave', wave: state.wave, points });
  begin(state);
  enter(state, 'rest', TIMES.rest);
}
