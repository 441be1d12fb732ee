import { at } from '../../kit/sim/at.ts';
import { A, B, DOWN, type Input, LEFT, POINT, pressed, RIGHT, UP } from '../../kit/sim/Input.ts';
import { pick } from '../../kit/sim/rng.ts';
import type { BaseState, Sim } from '../../kit/sim/Sim.ts';
import { dealSky } from './deal.ts';
import { FIGURES, type Slot, slotsOf } from './figures.ts';
import { isFree, isNeighbour } from './solve.ts';

export type StarsEvent =
  | { kind: 'play'; slot: number; rank: number; streak: number; points: number; part: boolean }
  | { kind: 'draw'; rank: number }
  | { kind: 'comet'; gained: boolean }
  | { kind: 'undo' }
  | { kind: 'no'; slot: number }
  | { kind: 'choose' }
  | { kind: 'clear'; points: number }
  | { kind: 'stuck' }
  | { kind: 'deal' };

/** What an undo brings back. */
interface Before {
  gone: number;
  open: number;
  stock: number[];
  streak: number;
  score: number;
  comet: boolean;
}

export interface StarsState extends BaseState {
  events: StarsEvent[];
  /** 0 to 2. */
  sky: number;
  figure: string;
  slots: Slot[];
  ranks: number[];
  /** One bit for each card that has become a star. */
  gone: number;
  /** The first is drawn next. */
  stock: number[];
  /** The rank on the open pile, 0 when anything goes. */
  open: number;
  streak: number;
  comet: boolean;
  undos: number;
  before: Before | null;
  phase: 'play' | 'clear' | 'stuck';
  left: number;
  /** The card that keys have chosen, -1 while nobody uses keys. */
  chosen: number;
  held: number;
}

export const BOARD = { width: 340, height: 540 };
export const CARD = { width: 44, height: 60 };
export const PILES = { y: 478, stock: 76, open: 158, comet: 232, undo: 292 };
const STOCKS = [12, 16, 18];
const POINTS = { card: 10, part: 100, stock: 50 };
const COMET_AT = 5;
const TICKS = { clear: 130, stuck: 80 };

/** Play what is one more or one less than the open card; a whole figure becomes a constellation. */
export const sim: Sim<StarsState> = { version: 2, create, step };

function create(seed: number): StarsState {
  const state: StarsState = {
    rng: seed | 0,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    sky: 0,
    figure: '',
    slots: [],
    ranks: [],
    gone: 0,
    stock: [],
    open: 1,
    streak: 0,
    comet: false,
    undos: 1,
    before: null,
    phase: 'play',
    left: 0,
    chosen: -1,
    held: 0,
  };
  deal(state);
  return state;
}

/** The next sky: one of the figures of its size. */
function deal(state: StarsState): void {
  const figure = pick(state, at(FIGURES, state.sky));
  const slots = slotsOf(figure);
  Object.assign(state, dealSky(state, slots, at(STOCKS, state.sky)));
  state.figure = figure.name;
  state.slots = slots;
  state.gone = 0;
  state.streak = 0;
  state.undos = 1;
  state.before = null;
  state.phase = 'play';
  state.chosen = -1;
}

function step(state: StarsState, input: Input): void {
  state.tick += 1;
  const fresh = pressed(state.held, input);
  state.held = input.held;
  if (state.phase === 'play') {
    if (fresh & POINT) point(state, input.x, input.y);
    else if (fresh) steer(state, fresh);
    return;
  }
  state.left -= 1;
  if (state.left > 0) return;
  if (state.sky === 2) {
    state.over = true;
    return;
  }
  state.sky += 1;
  deal(state);
  state.events.push({ kind: 'deal' });
}

/** Where a card lies, its middle in units. */
export function placeOf(state: Pick<StarsState, 'slots'>, slot: number): { x: number; y: number } {
  const { row, column } = at(state.slots, slot);
  const rows = at(state.slots, state.slots.length - 1).row;
  const columns = state.slots.map((one) => one.column);
  const middle = (Math.min(...columns) + Math.max(...columns)) / 2;
  const gap = Math.min(41, 336 / Math.max(1, rows));
  const top = 42 + (372 - gap * rows) / 2;
  return { x: BOARD.width / 2 + (column - middle) * 24, y: top + row * gap };
}

export function freeSlots(state: StarsState): number[] {
  return state.slots.flatMap((_, slot) => (isFree(state.slots, state.gone, slot) ? [slot] : []));
}

/** Cards that may be played now, from the left. */
export function playable(state: StarsState): number[] {
  return freeSlots(state)
    .filter((slot) => state.open === 0 || isNeighbour(at(state.ranks, slot), state.open))
    .toSorted((a, b) => placeOf(state, a).x - placeOf(state, b).x);
}

function point(state: StarsState, x: number, y: number): void {
  state.chosen = -1;
  if (y > PILES.y - 44) {
    if (x < PILES.stock + 44) draw(state);
    else if (x > PILES.undo - 28) undo(state);
    else if (x > PILES.comet - 32) lightComet(state);
    return;
  }
  // The lowest row lies on top.
  const slot = state.slots.findLastIndex((_, one) => {
    const place = placeOf(state, one);
    const hit = Math.abs(place.x - x) < CARD.width / 2 + 2 && Math.abs(place.y - y) < CARD.height / 2 + 2;
    return hit && !(state.gone & (1 << one));
  });
  if (slot >= 0) tryPlay(state, slot);
}

function steer(state: StarsState, fresh: number): void {
  const choices = playable(state);
  const now = choices.indexOf(state.chosen);
  if (fresh & (LEFT | RIGHT) && choices.length > 0) {
    const by = fresh & RIGHT ? 1 : -1;
    const next = now < 0 ? (by > 0 ? 0 : choices.length - 1) : (now + by + choices.length) % choices.length;
    state.chosen = at(choices, next);
    state.events.push({ kind: 'choose' });
  } else if (fresh & A) {
    if (choices.length === 0) draw(state);
    else tryPlay(state, at(choices, Math.max(0, now)));
  } else if (fresh & DOWN) draw(state);
  else if (fresh & UP) lightComet(state);
  else if (fresh & B) undo(state);
}

function tryPlay(state: StarsState, slot: number): void {
  if (!playable(state).includes(slot)) {
    state.events.push({ kind: 'no', slot });
    return;
  }
  remember(state);
  const rank = at(state.ranks, slot);
  state.gone |= 1 << slot;
  state.open = rank;
  state.streak += 1;
  const part = isPartDone(state, slot);
  const points = POINTS.card * state.streak + (part ? POINTS.part : 0);
  state.score += points;
  state.events.push({ kind: 'play', slot, rank, streak: state.streak, points, part });
  if (state.streak % COMET_AT === 0 && !state.comet) {
    state.comet = true;
    state.events.push({ kind: 'comet', gained: true });
  }
  if (state.chosen >= 0) state.chosen = nearest(state, slot);
  look(state);
}

/** Keys go on beside where they were. */
function nearest(state: StarsState, slot: number): number {
  const { x } = placeOf(state, slot);
  const [next] = playable(state).toSorted(
    (a, b) => Math.abs(placeOf(state, a).x - x) - Math.abs(placeOf(state, b).x - x),
  );
  return next ?? slot;
}

/** A figure has three parts: its upper, middle and lower rows. */
export function partOf(state: Pick<StarsState, 'slots'>, slot: number): number {
  const rows = at(state.slots, state.slots.length - 1).row + 1;
  return Math.floor((at(state.slots, slot).row * 3) / rows);
}

function isPartDone(state: StarsState, slot: number): boolean {
  const part = partOf(state, slot);
  return state.slots.every((_, one) => partOf(state, one) !== part || (state.gone & (1 << one)) !== 0);
}

function draw(state: StarsState): void {
  const [rank] = state.stock;
  if (rank === undefined) {
    state.events.push({ kind: 'no', slot: -1 });
    return;
  }
  remember(state);
  state.stock.shift();
  state.open = rank;
  state.streak = 0;
  state.events.push({ kind: 'draw', rank });
  look(state);
}

function lightComet(state: StarsState): void {
  if (!state.comet || state.open === 0) return;
  remember(state);
  state.comet = false;
  state.open = 0;
  state.events.push({ kind: 'comet', gained: false });
}

function remember(state: StarsState): void {
  const { gone, open, stock, streak, score, comet } = state;
  state.before = { gone, open, stock: [...stock], streak, score, comet };
}

function undo(state: StarsState): void {
  if (!state.before || state.undos === 0) return;
  Object.assign(state, state.before);
  state.before = null;
  state.undos -= 1;
  state.events.push({ kind: 'undo' });
}

/** Whether the sky is clear, or nothing goes any more. */
function look(state: StarsState): void {
  if (state.gone === (1 << state.slots.length) - 1) {
    const points = POINTS.stock * state.stock.length;
    state.score += points;
    state.phase = 'clear';
    state.left = TICKS.clear;
    state.events.push({ kind: 'clear', points });
    return;
  }
  const lives = state.stock.length > 0 || state.comet || playable(state).length > 0;
  if (lives || (state.undos > 0 && state.before)) return;
  state.phase = 'stuck';
  state.left = TICKS.stuck;
  state.events.push({ kind: 'stuck' });
}
