import { B, GERMAN, type Input, NEXT, POINT, pressed, PREVIOUS, TYPED, X } from '../../kit/sim/Input.ts';
import { at } from '../../kit/sim/at.ts';
import { below, shuffle } from '../../kit/sim/rng.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import { fold, mask, type Point } from './chalk.ts';
import { keyAt } from './keys.ts';
import { DRAWINGS } from './pictures.ts';

export type ChalkEvent =
  | { kind: 'key' }
  | { kind: 'back' }
  | { kind: 'chalk' }
  | { kind: 'open' }
  | { kind: 'rain' }
  | { kind: 'right'; player: number; points: number }
  | { kind: 'wrong' }
  | { kind: 'close' }
  | { kind: 'miss' }
  | { kind: 'picture' }
  | { kind: 'tool' }
  | { kind: 'away' };

/** A picture that is done, for the street at the end. */
export interface Done {
  word: string;
  strokes: string[];
  solved: boolean;
  /** The word for those who play in German, in matches. */
  german?: string;
  /** Whose it was. */
  by: number;
}

export interface ChalkState extends BaseState {
  events: ChalkEvent[];
  /** A word is chosen, a picture drawn and guessed, or shown with its word. */
  phase: 'choose' | 'draw' | 'show';
  strokes: string[];
  /** So many points of it are there by now; the rest comes. */
  shown: number;
  /** The word as far as it is open. */
  mask: string;
  /** The whole word, for those who may know. */
  word: string;
  typed: string;
  /** Ticks of this phase that are left, of so many. */
  left: number;
  whole: number;
  done: Done[];
  lives: number;
  streak: number;
  /** Alone: the words of this run in their order. */
  order: number[];
  /** Over the network: what is known of the match, and the own hand. */
  net: ChalkNet | null;
  held: number;
  /** Words are German; not there in English. */
  german?: true;
  /** The letter wheel of a pad: which letter it shows, and for how long it has been turned. Not there until it is used. */
  wheel?: { at: number; ticks: number };
}

/** What a page knows of a match beyond the picture. */
export interface ChalkNet {
  me: number;
  drawer: number;
  turn: number;
  turns: number;
  choices: string[];
  scores: number[];
  guessed: number[];
  gone: number[];
  /** The own line that is being drawn, what of it has been sent, and what it is drawn with. */
  line: Point[];
  sent: number;
  color: number;
  wide: number;
  /** Units of line that are left. */
  chalk: number;
  winners: number[];
  /** The own last guess was nearly right. */
  close: boolean;
  german: boolean;
  /** Votes that the picture does not belong here, of so many that it takes, and whether the own one is among them. */
  votes: number;
  needed: number;
  voted: boolean;
  /** Ticks in which a second press is the own vote. */
  asks: number;
}

export const LETTERS = 'abcdefghijklmnopqrstuvwxyz';
export const PICTURES = 10;
export const LIVES = 3;
const SHOW = 130;
const POINTS = { right: 100, perSecond: 5, streak: 20 };
/** Rain begins with so many ticks left. */
export const RAIN = 8 * TICKS;
const WRONG = 3 * TICKS;

/** A hand draws on the pavement, and one guesses what it will be before the rain takes it. */
export const sim: Sim<ChalkState> = { version: 1, create, step };

function create(seed: number): ChalkState {
  const box = { rng: seed | 0 };
  // Ever harder ones, and no word twice.
  const order = ([1, 2, 3] as const).flatMap((level) => {
    const all = DRAWINGS.flatMap((drawing, i) => (drawing.level === level ? [i] : []));
    return shuffle(box, all).slice(0, level === 1 ? 4 : 3);
  });
  const state: ChalkState = {
    rng: box.rng,
    ...{ tick: 0, score: 0, over: false, events: [], phase: 'draw', strokes: [], shown: 0, mask: '' },
    ...{
      word: '',
      typed: '',
      left: 0,
      whole: 0,
      done: [],
      lives: LIVES,
      streak: 0,
      order,
      net: null,
      held: 0,
    },
  };
  nextPicture(state);
  state.events.length = 0;
  return state;
}

function step(state: ChalkState, input: Input): void {
  state.tick += 1;
  if (state.tick === 1 && input.held & GERMAN) {
    state.german = true;
    lay(state);
  }
  const letter = letterOf(state, input);
  state.left -= 1;
  if (state.phase === 'show') {
    if (state.left <= 0) nextPicture(state);
    return;
  }
  draws(state);
  if (letter) type(state, letter);
  if (state.phase === 'draw') passTime(state);
}

/** Goes on by itself while a bumper is held, after a moment. */
function turnWheel(state: ChalkState, { held }: Input): void {
  const by = held & NEXT ? 1 : held & PREVIOUS ? -1 : 0;
  if (by === 0) {
    if (state.wheel) state.wheel.ticks = 0;
    return;
  }
  state.wheel ??= { at: by > 0 ? 25 : 0, ticks: 0 };
  const { ticks } = state.wheel;
  state.wheel.ticks += 1;
  if (ticks > 0 && (ticks < 18 || ticks % 5 > 0)) return;
  state.wheel.at = (state.wheel.at + by + 26) % 26;
  state.events.push({ kind: 'tool' });
}

/** The key that went down, on a keyboard or under a finger: a letter or `back`. */
export function letterOf(state: ChalkState, input: Input): string | undefined {
  const fresh = pressed(state.held, input);
  // Two letters in two ticks are two: a typed one is there for one tick alone.
  state.held = input.held & ~TYPED;
  if (input.held & TYPED) return at(LETTERS, Math.max(0, Math.min(25, input.x - 97)));
  if (fresh & B) return 'back';
  turnWheel(state, input);
  if (fresh & X && state.wheel) return at(LETTERS, state.wheel.at);
  return fresh & POINT ? keyAt(input.x, input.y) : undefined;
}

/** Puts a letter down; true when the word is as long as it should be. */
export function spell(state: ChalkState, letter: string): boolean {
  if (letter === 'back') {
    if (state.typed === '') return false;
    state.typed = state.typed.slice(0, -1);
    state.events.push({ kind: 'back' });
    return false;
  }
  if (state.typed.length >= state.mask.length) state.typed = '';
  state.typed += letter;
  state.events.push({ kind: 'key' });
  return state.typed.length === state.mask.length;
}

function type(state: ChalkState, letter: string): void {
  if (!spell(state, letter)) return;
  if (state.typed !== fold(state.word)) {
    state.typed = '';
    state.streak = 0;
    state.left = Math.max(1, state.left - WRONG);
    state.events.push({ kind: 'wrong' });
    return;
  }
  state.streak += 1;
  const points =
    POINTS.right + Math.floor(state.left / TICKS) * POINTS.perSecond + (state.streak - 1) * POINTS.streak;
  state.score += points;
  state.events.push({ kind: 'right', player: 0, points });
  finish(state, true);
}

/** The hand draws on; later pictures come more slowly. */
function draws(state: ChalkState): void {
  const pace = 0.36 - 0.014 * state.done.length;
  const before = Math.floor(state.shown);
  state.shown += pace;
  if (Math.floor(state.shown) > before && state.tick % 6 === 0) state.events.push({ kind: 'chalk' });
}

function passTime(state: ChalkState): void {
  const { whole, left, word } = state;
  for (const part of [0.5, 0.25])
    if (left === Math.floor(whole * part)) {
      open(state);
      state.events.push({ kind: 'open' });
    }
  if (left === RAIN) state.events.push({ kind: 'rain' });
  if (left > 0) return;
  state.typed = word;
  state.lives -= 1;
  state.streak = 0;
  state.events.push({ kind: 'miss' });
  finish(state, false);
}

/** A letter more of the word is seen. */
function open(state: ChalkState): void {
  const hidden = [...state.mask].flatMap((letter, i) => (letter === '_' ? [i] : []));
  const next = at(hidden, below(state, hidden.length));
  const opened = [...state.mask].flatMap((letter, i) => (letter !== '_' || i === next ? [i] : []));
  state.mask = mask(state.word, opened);
}

function finish(state: ChalkState, solved: boolean): void {
  state.done.push({ word: state.word, strokes: state.strokes, solved, by: 0 });
  state.phase = 'show';
  state.mask = state.word;
  state.shown = 9999;
  state.left = SHOW;
  state.whole = SHOW;
}

function nextPicture(state: ChalkState): void {
  const count = state.done.length;
  if (state.lives <= 0 || count >= PICTURES) {
    state.over = true;
    return;
  }
  const { strokes } = at(DRAWINGS, at(state.order, count));
  // From the third on the hand begins anywhere.
  state.strokes = count < 2 ? strokes : shuffle(state, [...strokes]);
  lay(state);
  state.typed = '';
  state.shown = 0;
  state.phase = 'draw';
  state.whole = Math.max(17, 30 - count * 1.4) * TICKS;
  state.whole = Math.floor(state.whole);
  state.left = state.whole;
  state.events.push({ kind: 'picture' });
}

/** Lays the word of the picture that is due, covered. */
function lay(state: ChalkState): void {
  const { word, german } = at(DRAWINGS, at(state.order, state.done.length));
  state.word = state.german ? german : word;
  state.mask = mask(state.word, []);
}
