import { at } from '../../kit/sim/at.ts';
import { A, B, DOWN, type Input, LEFT, POINT, pressed, RIGHT, TYPED, UP, X } from '../../kit/sim/Input.ts';
import { pick, random, type Rng, shuffle } from '../../kit/sim/rng.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import { findWords, isWord } from './dictionary.ts';

export type PoolEvent =
  | { kind: 'add'; stone: number; length: number }
  | { kind: 'word'; word: string; points: number; path: number[]; wet: number; pearl: boolean }
  | { kind: 'no'; path: number[]; why: 'unknown' | 'used' | 'short' }
  | { kind: 'tide' }
  | { kind: 'danger' }
  | { kind: 'cursor' };

export interface PoolState extends BaseState {
  events: PoolEvent[];
  /** Letters from the top row down, five a row. */
  stones: string[];
  pearls: boolean[];
  /** How many stones were made, for the pearls. */
  made: number;
  /** Stones that the word in hand goes over, and what was typed. */
  path: number[];
  typed: string;
  tracing: boolean;
  used: string[];
  /** Rows under water, from below. */
  water: number;
  /** Rows that have just been lowered and fall for the eye. */
  words: number;
  cursor: number;
  steers: boolean;
  held: number;
}

export const COLUMNS = 5;
export const ROWS = 6;
export const STONE = 60;
export const BOARD = { width: 340, height: 470, x: 50, y: 118 };
const STANDS = 10 * TICKS;
const LAST = 320 * TICKS;
const LOWERS = 0.3;
const PEARL_EVERY = 8;
/** So many words there are at least, when a run begins and ever after. */
const AT_FIRST = 60;
const FEWEST = 25;
/** A word takes some tens; the same letter over and over has more ways than anybody can try. */
const MOST_LOOKS = 3000;
const VOWELS = 'aaaeeeeeiiiooou'.split('');
const CONSONANTS = 'bbccdddffgghhkllllmmnnnnnpprrrrrrsssssstttttttvwwyyxzjq'.split('');
const COUNT = COLUMNS * ROWS;

/** Which stones touch, corners included. */
export const NEAR: readonly (readonly number[])[] = Array.from({ length: COUNT }, (_, stone) =>
  Array.from({ length: COUNT }, (__, other) => other).filter(
    (other) => other !== stone && touch(stone, other),
  ),
);

function touch(a: number, b: number): boolean {
  const columns = Math.abs((a % COLUMNS) - (b % COLUMNS));
  return columns <= 1 && Math.abs(Math.floor(a / COLUMNS) - Math.floor(b / COLUMNS)) <= 1;
}

/** Letters on stones, and a tide that comes for them. */
export const sim: Sim<PoolState> = { version: 1, create, step };

function create(seed: number): PoolState {
  const state: PoolState = {
    rng: seed | 0,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    stones: [],
    pearls: [],
    made: 0,
    path: [],
    typed: '',
    tracing: false,
    used: [],
    water: 0,
    words: 0,
    cursor: 12,
    steers: false,
    held: 0,
  };
  do {
    const vowels = Array.from({ length: 12 }, () => pick(state, VOWELS));
    const others = Array.from({ length: COUNT - 12 }, () => consonant(state));
    state.stones = shuffle(state, [...vowels, ...others]);
  } while (findWords(state.stones, NEAR, AT_FIRST).length < AT_FIRST);
  state.pearls = state.stones.map(() => false);
  return state;
}

function consonant(box: Rng): string {
  const letter = pick(box, CONSONANTS);
  return letter === 'q' ? 'qu' : letter;
}

export const isVowel = (letter: string) => 'aeiou'.includes(letter);

function step(state: PoolState, input: Input): void {
  state.tick += 1;
  const fresh = pressed(state.held, input);
  state.held = input.held;
  rise(state);
  if (input.held & TYPED) type(state, String.fromCharCode(input.x));
  trace(state, input, fresh);
  steer(state, fresh);
  if (fresh & A) add(state, state.cursor);
  if (fresh & B) takeBack(state);
  if (fresh & X) send(state);
  if (state.water >= ROWS || state.tick >= LAST) state.over = true;
}

/** Ticks that a row takes: fifteen seconds, seven after three minutes, and ever fewer. */
export function rowTicks(tick: number): number {
  const seconds = tick / TICKS;
  if (seconds < 180) return (15 - (seconds / 180) * 8) * TICKS;
  return Math.max(1.2, 7 - ((seconds - 180) / 120) * 5.8) * TICKS;
}

function rise(state: PoolState): void {
  if (state.tick < STANDS) return;
  if (state.tick === STANDS) state.events.push({ kind: 'tide' });
  const before = state.water;
  state.water += 1 / rowTicks(state.tick);
  if (before < ROWS - 1.2 && state.water >= ROWS - 1.2) state.events.push({ kind: 'danger' });
}

/** The stone at a place, or -1; between two stones it is neither, so that a slanted line does not catch others. */
export function stoneAt(x: number, y: number): number {
  const column = Math.round((x - BOARD.x) / STONE);
  const row = Math.round((y - BOARD.y) / STONE);
  if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) return -1;
  const dx = x - BOARD.x - column * STONE;
  const dy = y - BOARD.y - row * STONE;
  return dx * dx + dy * dy < 25 * 25 ? row * COLUMNS + column : -1;
}

function trace(state: PoolState, input: Input, fresh: number): void {
  if (!(input.held & POINT)) {
    if (state.tracing) {
      state.tracing = false;
      send(state);
    }
    return;
  }
  const stone = stoneAt(input.x, input.y);
  if (fresh & POINT) {
    state.steers = false;
    state.path = [];
    state.typed = '';
    state.tracing = true;
  }
  if (!state.tracing || stone < 0) return;
  // Back over the last stone takes it out again.
  if (state.path.length > 1 && state.path[state.path.length - 2] === stone) state.path.pop();
  else add(state, stone);
}

function add(state: PoolState, stone: number): void {
  const last = state.path[state.path.length - 1];
  if (state.path.includes(stone)) return;
  if (last !== undefined && !at(NEAR, last).includes(stone)) {
    if (state.tracing) return;
    state.path = [];
  }
  state.path.push(stone);
  state.typed = '';
  state.events.push({ kind: 'add', stone, length: state.path.length });
}

function takeBack(state: PoolState): void {
  if (state.typed.length > 0) {
    state.typed = state.typed.slice(0, -1);
    state.path = wayOf(state, state.typed) ?? [];
  } else state.path.pop();
}

function type(state: PoolState, letter: string): void {
  const text = state.typed + letter;
  const way = wayOf(state, text);
  if (!way) {
    state.events.push({ kind: 'no', path: state.path, why: 'short' });
    return;
  }
  state.typed = text;
  state.path = way;
  state.events.push({ kind: 'add', stone: at(way, way.length - 1), length: way.length });
}

/** Stones that spell a text, wet ones before dry; a q alone is the beginning of its stone. */
function wayOf({ stones, water }: PoolState, text: string): number[] | undefined {
  if (text === '') return [];
  const path: number[] = [];
  const order = stones
    .map((_, stone) => stone)
    .toSorted((a, b) => Number(isWet(b, water)) - Number(isWet(a, water)) || a - b);
  let looks = 0;
  const walk = (rest: string, from: readonly number[]): boolean => {
    looks += 1;
    if (looks > MOST_LOOKS) return false;
    for (const stone of from) {
      const letter = at(stones, stone);
      if (path.includes(stone) || !(rest.startsWith(letter) || letter.startsWith(rest))) continue;
      path.push(stone);
      const left = rest.slice(letter.length);
      if (left === '' || walk(left, at(NEAR, stone))) return true;
      path.pop();
    }
    return false;
  };
  return walk(text, order) ? path : undefined;
}

export function isWet(stone: number, water: number): boolean {
  return ROWS - Math.floor(stone / COLUMNS) <= water + 0.35;
}

function send(state: PoolState): void {
  const { path, stones, water } = state;
  const word = path.map((stone) => at(stones, stone)).join('');
  state.path = [];
  state.typed = '';
  if (path.length < 2) return;
  const why =
    word.length < 3 ? 'short' : state.used.includes(word) ? 'used' : isWord(word) ? undefined : 'unknown';
  if (why) {
    state.events.push({ kind: 'no', path, why });
    return;
  }
  const each = (word.length - 2) * 10;
  const wet = path.filter((stone) => isWet(stone, water)).length;
  const pearl = path.some((stone) => state.pearls[stone]);
  const points = (path.length + wet) * each * (pearl ? 2 : 1);
  state.score += points;
  state.words += 1;
  state.used.push(word);
  state.water = Math.max(0, water - LOWERS * (word.length - 2));
  state.events.push({ kind: 'word', word, points, path, wet, pearl });
  refill(state, path);
}

/** What lies above falls, and new stones come from the top; again until there are words enough. */
function refill(state: PoolState, gone: readonly number[]): void {
  const stones = state.stones.map((letter, stone) => (gone.includes(stone) ? '' : letter));
  const pearls = state.pearls.map((pearl, stone) => pearl && !gone.includes(stone));
  for (let column = 0; column < COLUMNS; column++) {
    let to = COUNT - COLUMNS + column;
    for (let from = to; from >= 0; from -= COLUMNS) {
      const letter = at(stones, from);
      if (!letter) continue;
      const pearl = at(pearls, from);
      stones[from] = '';
      pearls[from] = false;
      stones[to] = letter;
      pearls[to] = pearl;
      to -= COLUMNS;
    }
  }
  const empty = stones.flatMap((letter, stone) => (letter ? [] : [stone]));
  for (const stone of empty) {
    state.made += 1;
    pearls[stone] = state.made % PEARL_EVERY === 0;
  }
  for (let tries = 0; tries < 8; tries++) {
    let vowels = stones.filter((letter, stone) => !empty.includes(stone) && isVowel(letter)).length;
    empty.forEach((stone, i) => {
      const left = empty.length - i;
      const wants = vowels + left <= 10 || (vowels < 14 && random(state) < 0.4);
      stones[stone] = wants ? pick(state, VOWELS) : consonant(state);
      if (wants) vowels += 1;
    });
    if (findWords(stones, NEAR, FEWEST).length >= FEWEST) break;
  }
  state.stones = stones;
  state.pearls = pearls;
}

function steer(state: PoolState, fresh: number): void {
  const dx = Number((fresh & RIGHT) !== 0) - Number((fresh & LEFT) !== 0);
  const dy = Number((fresh & DOWN) !== 0) - Number((fresh & UP) !== 0);
  if (dx === 0 && dy === 0) return;
  state.steers = true;
  const column = Math.min(COLUMNS - 1, Math.max(0, (state.cursor % COLUMNS) + dx));
  const row = Math.min(ROWS - 1, Math.max(0, Math.floor(state.cursor / COLUMNS) + dy));
  state.cursor = row * COLUMNS + column;
  state.events.push({ kind: 'cursor' });
}
