import { at } from '../../kit/sim/at.ts';
import { DOWN, type Input, LEFT, pressed, RIGHT, UP } from '../../kit/sim/Input.ts';
import type { BaseState, Sim } from '../../kit/sim/Sim.ts';
import { BARS, drumsOf, DRUMS, type Note, stepTicks, writeBar } from './chart.ts';

export type DrumEvent =
  /** A sixteenth of the music. */
  | { kind: 'step'; step: number; bar: number }
  | { kind: 'bar'; bar: number; joined: boolean }
  | { kind: 'hit'; drum: number; perfect: boolean; points: number; combo: number; late: number }
  | { kind: 'miss'; drum: number }
  | { kind: 'stray'; drum: number }
  | { kind: 'silent'; drum: number }
  | { kind: 'back'; drum: number }
  | { kind: 'won' };

export interface DrumState extends BaseState {
  events: DrumEvent[];
  /** The bar that sounds now; the notes of the next are written one ahead. */
  bar: number;
  /** The sixteenth of it. */
  step: number;
  /** Ticks at which the bar began and the next one will. */
  barStart: number;
  nextStart: number;
  notes: Note[];
  /** How well each drum is kept, 0 to 100. */
  warmth: number[];
  /** Bars for which a drum is silent still. */
  silent: number[];
  combo: number;
  best: number;
  won: boolean;
  held: number;
}

/** Which bit strikes which drum. */
export const BITS = [LEFT, DOWN, UP, RIGHT] as const;
export const WINDOW = { perfect: 3, good: 7 };
const LEAD = 96;
const WARMTH = { perfect: 6, good: 3, miss: -18, stray: -8, back: 50 };
const SILENCE = 4;
/** Where even the encore ends. */
const LAST_BAR = 96;
const POINTS = { perfect: 100, good: 50, most: 4, each: 16, won: 5000 };

/** Four drums that keep a melody together. */
export const sim: Sim<DrumState> = { version: 1, create, step };

function create(seed: number): DrumState {
  const box = { rng: seed | 0 };
  const long = stepTicks(0) * 16;
  const notes = [...writeBar(box, 0, LEAD), ...writeBar(box, 1, LEAD + long)];
  return {
    rng: box.rng,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    bar: -1,
    step: 0,
    barStart: 0,
    nextStart: LEAD,
    notes,
    warmth: Array.from({ length: DRUMS }, () => 60),
    silent: Array.from({ length: DRUMS }, () => 0),
    combo: 0,
    best: 0,
    won: false,
    held: 0,
  };
}

function step(state: DrumState, input: Input): void {
  state.tick += 1;
  const fresh = pressed(state.held, input);
  state.held = input.held;
  keepTime(state);
  BITS.forEach((bit, drum) => {
    if (fresh & bit) strike(state, drum);
  });
  while (state.notes[0] && state.notes[0].due < state.tick - WINDOW.good) {
    const note = state.notes.shift();
    if (note) miss(state, note.drum);
  }
}

/** Counts sixteenths and bars, and writes the bar after the next. */
function keepTime(state: DrumState): void {
  if (state.tick >= state.nextStart) {
    state.bar += 1;
    state.step = -1;
    state.barStart = state.nextStart;
    state.nextStart += stepTicks(state.bar) * 16;
    // The bar after the next begins when the next has ended.
    const start = state.nextStart + stepTicks(state.bar + 1) * 16;
    state.notes.push(...writeBar(state, state.bar + 2, start));
    state.events.push({ kind: 'bar', bar: state.bar, joined: drumsOf(state.bar) > drumsOf(state.bar - 1) });
    state.silent.forEach((bars, drum) => {
      if (bars === 0) return;
      state.silent[drum] = bars - 1;
      if (bars > 1) return;
      state.warmth[drum] = WARMTH.back;
      state.events.push({ kind: 'back', drum });
    });
    if (state.bar === LAST_BAR) state.over = true;
    if (state.bar === BARS && !state.won) {
      state.won = true;
      state.score += POINTS.won;
      state.events.push({ kind: 'won' });
    }
  }
  if (state.bar < 0) return;
  const now = Math.floor((state.tick - state.barStart) / stepTicks(state.bar));
  if (now === state.step || now > 15) return;
  state.step = now;
  state.events.push({ kind: 'step', step: now, bar: state.bar });
}

function strike(state: DrumState, drum: number): void {
  let nearest = -1;
  state.notes.forEach((note, i) => {
    if (note.drum !== drum || Math.abs(note.due - state.tick) > WINDOW.good) return;
    if (nearest < 0 || Math.abs(note.due - state.tick) < Math.abs(at(state.notes, nearest).due - state.tick))
      nearest = i;
  });
  if (nearest < 0) {
    if (drum < drumsOf(state.bar)) {
      state.combo = 0;
      warm(state, drum, WARMTH.stray);
    }
    state.events.push({ kind: 'stray', drum });
    return;
  }
  const late = state.tick - at(state.notes, nearest).due;
  state.notes.splice(nearest, 1);
  const perfect = Math.abs(late) <= WINDOW.perfect;
  const times = 1 + Math.min(POINTS.most - 1, Math.floor(state.combo / POINTS.each));
  const points = (perfect ? POINTS.perfect : POINTS.good) * times;
  state.score += points;
  state.combo += 1;
  state.best = Math.max(state.best, state.combo);
  warm(state, drum, perfect ? WARMTH.perfect : WARMTH.good);
  state.events.push({ kind: 'hit', drum, perfect, points, combo: state.combo, late });
}

function miss(state: DrumState, drum: number): void {
  if (at(state.silent, drum) > 0) return;
  state.combo = 0;
  state.events.push({ kind: 'miss', drum });
  warm(state, drum, WARMTH.miss);
}

function warm(state: DrumState, drum: number, by: number): void {
  if (at(state.silent, drum) > 0) return;
  state.warmth[drum] = Math.max(0, Math.min(100, at(state.warmth, drum) + by));
  if (at(state.warmth, drum) > 0) return;
  state.silent[drum] = SILENCE;
  state.events.push({ kind: 'silent', drum });
  const playing = drumsOf(Math.max(0, state.bar));
  if (state.silent.slice(0, playing).every((bars) => bars > 0)) state.over = true;
}
