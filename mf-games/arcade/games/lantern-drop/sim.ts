import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { A, DOWN, type Input, LEFT, POINT, pressed, RIGHT } from '../../kit/sim/Input.ts';
import { below, shuffle } from '../../kit/sim/rng.ts';
import type { BaseState, Sim } from '../../kit/sim/Sim.ts';
import {
  burn,
  type Cell,
  COLUMNS,
  type Fall,
  findFires,
  type Fire,
  heightOf,
  lantern,
  pointsOf,
  ROWS,
  settle,
  spark,
  unlit,
} from './board.ts';

type LanternEvent =
  | { kind: 'move' }
  | { kind: 'drop' }
  | { kind: 'land'; place: number; cell: Cell }
  | { kind: 'burn'; fires: Fire[]; cells: Cell[]; chain: number; points: number }
  | { kind: 'woken'; places: number[] }
  | { kind: 'fall'; falls: Fall[] }
  | { kind: 'rise' }
  | { kind: 'empty'; points: number }
  | { kind: 'full' };

export interface LanternState extends BaseState {
  events: LanternEvent[];
  grid: Cell[];
  /** What the hand holds, and what comes next. */
  held: Cell;
  next: Cell[];
  column: number;
  phase: 'hover' | 'fall' | 'burn' | 'settle';
  /** Ticks left of the phase. */
  left: number;
  fires: Fire[];
  chain: number;
  drops: number;
  /** Drops until the next row rises. */
  untilRise: number;
  keys: number;
  /** Ticks for which a side has been held. */
  repeat: number;
}

/** The board in units: cells of forty, with the beam that the hand runs along above. */
export const BOARD = { width: 300, height: 500, left: 30, top: 86, cell: 40 };

const RULES = { hover: 6, faster: 0.1, fastest: 2.2, empty: 2000, fourth: 20, fifth: 80, next: 3 };
/** Ticks: the fire's way from one to the next, and what follows it. */
export const STEP_OF_FIRE = 2.4;
const AFTER_FIRE = 12;
const SETTLING = 13;

/** Sparks light; whatever they touch of their colour burns away together, and wakes the unlit beside it. */
export const sim: Sim<LanternState> = { version: 1, create, step };

function create(seed: number): LanternState {
  const state: LanternState = {
    rng: seed | 0,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    grid: Array.from({ length: COLUMNS * ROWS }, () => 0),
    // To learn by: a spark in the hand above three of its colour.
    held: spark(0),
    next: [],
    column: 2,
    phase: 'hover',
    left: RULES.hover * 60,
    fires: [],
    chain: 1,
    drops: 0,
    untilRise: 12,
    keys: 0,
    repeat: 0,
  };
  raiseRow(state);
  raiseRow(state);
  for (const column of [1, 2, 3]) state.grid[2 * COLUMNS + column] = lantern(0);
  refill(state);
  return state;
}

/** How many colours there are now. */
export function colorsAt(drops: number): number {
  return drops >= RULES.fifth ? 5 : drops >= RULES.fourth ? 4 : 3;
}

function refill(state: LanternState): void {
  while (state.next.length < RULES.next) {
    const colors = colorsAt(state.drops);
    const bag = [0, 1, 2, 3].map((i) => (i === 0 ? spark : lantern)(below(state, colors)));
    state.next.push(...shuffle(state, bag));
  }
}

function hoverTicks(drops: number): number {
  return Math.round(60 * Math.max(RULES.fastest, RULES.hover - RULES.faster * Math.floor(drops / 4)));
}

function step(state: LanternState, input: Input): void {
  state.tick += 1;
  const fresh = pressed(state.keys, input);
  const released = state.keys & ~input.held;
  const before = state.keys;
  state.keys = input.held;
  state.left -= 1;
  if (state.phase === 'hover') hover(state, input, fresh, released, before);
  else if (state.left <= 0) goOn(state);
}

function hover(state: LanternState, input: Input, fresh: number, released: number, before: number): void {
  if (input.held & POINT) moveTo(state, Math.floor((input.x - BOARD.left) / BOARD.cell));
  const side = input.held & (LEFT | RIGHT);
  state.repeat = side !== 0 && side === (before & (LEFT | RIGHT)) ? state.repeat + 1 : 0;
  const repeats = state.repeat > 10 && state.repeat % 4 === 0;
  if (fresh & LEFT || (repeats && side === LEFT)) moveTo(state, state.column - 1);
  if (fresh & RIGHT || (repeats && side === RIGHT)) moveTo(state, state.column + 1);
  if (fresh & (A | DOWN) || released & POINT || state.left <= 0) drop(state);
}

function moveTo(state: LanternState, column: number): void {
  const wanted = clamp(column, 0, COLUMNS - 1);
  if (wanted === state.column) return;
  state.column = wanted;
  state.events.push({ kind: 'move' });
}

/** How many ticks a fall of so many rows takes. */
export function fallTicks(rows: number): number {
  return Math.ceil(3 + Math.sqrt(rows) * 4.2);
}

function drop(state: LanternState): void {
  const height = heightOf(state.grid, state.column);
  if (height >= ROWS) {
    end(state);
    return;
  }
  state.phase = 'fall';
  state.left = fallTicks(ROWS - height);
  state.events.push({ kind: 'drop' });
}

function end(state: LanternState): void {
  state.over = true;
  state.events.push({ kind: 'full' });
}

function goOn(state: LanternState): void {
  if (state.phase === 'fall') land(state);
  else if (state.phase === 'burn') burnOut(state);
  light(state);
}

function land(state: LanternState): void {
  const place = heightOf(state.grid, state.column) * COLUMNS + state.column;
  state.grid[place] = state.held;
  state.drops += 1;
  state.untilRise -= 1;
  state.chain = 1;
  state.events.push({ kind: 'land', place, cell: state.held });
}

function burnOut(state: LanternState): void {
  const woken = burn(state.grid, state.fires);
  state.fires = [];
  state.chain += 1;
  if (woken.length > 0) state.events.push({ kind: 'woken', places: woken });
  const falls = settle(state.grid);
  if (falls.length > 0) state.events.push({ kind: 'fall', falls });
  if (state.grid.every((cell) => cell === 0)) {
    state.score += RULES.empty;
    state.events.push({ kind: 'empty', points: RULES.empty });
  }
}

/** What touches now burns; else, once all has come to rest, the next one is taken up. */
function light(state: LanternState): void {
  const wasBurning = state.phase === 'burn';
  if (wasBurning) {
    state.phase = 'settle';
    state.left = SETTLING;
    return;
  }
  const fires = findFires(state.grid);
  if (fires.length === 0) {
    takeNext(state);
    return;
  }
  const points = pointsOf(fires, state.chain);
  state.score += points;
  state.fires = fires;
  state.phase = 'burn';
  const longest = Math.max(...fires.flatMap(({ steps }) => steps));
  state.left = Math.ceil(longest * STEP_OF_FIRE) + AFTER_FIRE;
  const cells = fires.map(({ places }) => at(state.grid, at(places, 0)));
  state.events.push({ kind: 'burn', fires, cells, chain: state.chain, points });
}

function takeNext(state: LanternState): void {
  state.phase = 'hover';
  if (state.untilRise <= 0) {
    state.untilRise = Math.max(5, 12 - Math.floor(state.drops / 20));
    if (!raiseRow(state)) return end(state);
    state.events.push({ kind: 'rise' });
    // What rose may touch a spark that waited.
    if (findFires(state.grid).length > 0) {
      state.chain = 1;
      state.phase = 'settle';
      state.left = SETTLING;
      return;
    }
  }
  state.held = at(state.next, 0);
  state.next.shift();
  refill(state);
  state.left = hoverTicks(state.drops);
}

/** A row of unlit lanterns from below; false when there is no room left above. */
function raiseRow(state: LanternState): boolean {
  const { grid } = state;
  if (grid.slice(-COLUMNS).some((cell) => cell !== 0)) return false;
  const colors = colorsAt(state.drops);
  state.grid = [
    ...Array.from({ length: COLUMNS }, () => unlit(below(state, colors))),
    ...grid.slice(0, -COLUMNS),
  ];
  return true;
}
