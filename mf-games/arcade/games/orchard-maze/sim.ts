import { at } from '../../kit/sim/at.ts';
import { A, DOWN, type Input, LEFT, pressed, RIGHT, UP } from '../../kit/sim/Input.ts';
import { random, shuffle } from '../../kit/sim/rng.ts';
import { type BaseState, DT, type Sim } from '../../kit/sim/Sim.ts';
import { type Bear, hear, lure, prowl, sleeper } from './bear.ts';
import { distancesTo, FAR, growMaze, STEPS, tileAt, TILES } from './maze.ts';

export type OrchardEvent =
  | { kind: 'step'; tile: number; noise: number; leaves: boolean }
  | { kind: 'apple'; tile: number; streak: number; points: number }
  | { kind: 'growl'; bear: number }
  | { kind: 'sleep'; bear: number }
  | { kind: 'caught'; tile: number }
  | { kind: 'honey'; from: number; tile: number }
  | { kind: 'open' }
  | { kind: 'night'; night: number; quiet: boolean; points: number }
  | { kind: 'dawn'; points: number };

export interface OrchardState extends BaseState {
  events: OrchardEvent[];
  night: number;
  hedges: boolean[];
  leaves: boolean[];
  apples: number[];
  bears: Bear[];
  /** The tile one stands on or comes from, the step one takes (0 stands), and how much of it is done. */
  tile: number;
  going: number;
  part: number;
  /** The direction one looks, as a step. */
  facing: number;
  runs: boolean;
  /** The newest direction asked for, and for how many ticks it is remembered. */
  wanted: number;
  memory: number;
  /** Ticks for which a direction has been held. */
  heldFor: number;
  held: number;
  hearts: number;
  honey: boolean;
  /** Where the pot lies and for how many seconds it still lures. */
  pot: { tile: number; left: number };
  streak: number;
  /** Seconds since the last apple. */
  since: number;
  woken: boolean;
  open: boolean;
  /** Seconds in which no bear can hurt, as after being caught. */
  safe: number;
}

export const PACE = { run: 4.5, tiptoe: 2.2 };
export const NOISE = { run: 1, tiptoe: 0.15, leaves: 2.5, honey: 3 };
/** A press that is shorter is one quiet step. */
const TAP = 10;
/** A corner may be asked for so many ticks before it is there. */
const CORNER = 12;
const STREAK = { seconds: 2.5, most: 5 };
const POINTS = { apple: 10, quiet: 300, dawn: 1000 };
export const NIGHTS = 5;

/** In at the bottom, out at the top once the apples are in the basket. */
export const START = tileAt(7, 13);
export const GATE = tileAt(5, 1);

/** Gather apples, mind the sleepy bear: run and be heard, or tiptoe and be slow. */
export const sim: Sim<OrchardState> = { version: 1, create, step };

function create(seed: number): OrchardState {
  const state: OrchardState = {
    rng: seed | 0,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    night: 1,
    hedges: [],
    leaves: [],
    apples: [],
    bears: [],
    tile: START,
    going: 0,
    part: 0,
    facing: -13,
    runs: false,
    wanted: 0,
    memory: 0,
    heldFor: 0,
    held: 0,
    hearts: 3,
    honey: true,
    pot: { tile: -1, left: 0 },
    streak: 0,
    since: 99,
    woken: false,
    open: false,
    safe: 2,
  };
  plant(state);
  return state;
}

/** A new orchard for the night. */
function plant(state: OrchardState): void {
  const { night } = state;
  state.hedges = growMaze(state);
  const fromStart = distancesTo(state.hedges, START);
  const ways = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => at(fromStart, tile) !== FAR);
  const share = Math.min(0.2, 0.06 + 0.025 * (night - 1));
  state.leaves = Array.from({ length: TILES }, (_, tile) => at(fromStart, tile) > 2 && random(state) < share);
  const bears = night >= 3 ? 2 : 1;
  const dens = shuffle(
    state,
    ways.filter((tile) => at(fromStart, tile) > 8 && at(fromStart, tile) !== FAR),
  );
  state.bears = Array.from({ length: bears }, (_, i) => sleeper(denOf(state, dens, i)));
  const free = ways.filter(
    (tile) => at(fromStart, tile) > 1 && tile !== GATE && !state.bears.some((bear) => bear.tile === tile),
  );
  state.apples = shuffle(state, free).slice(0, Math.min(18, 8 + 2 * night));
  // The first apple of the first night lies straight ahead.
  const ahead = STEPS.map((way) => START + way * 2).find((tile) => fromStart[tile] === 2);
  if (night === 1 && ahead !== undefined && !state.apples.includes(ahead)) state.apples[0] = ahead;
  state.tile = START;
  state.going = 0;
  state.part = 0;
  state.honey = true;
  state.pot = { tile: -1, left: 0 };
  state.woken = false;
  state.open = false;
  state.safe = 2;
  state.streak = 0;
}

/** The first night's bear lies in the middle of things; two keep away from each other. */
function denOf(state: OrchardState, dens: number[], index: number): number {
  const [first = GATE] = dens;
  if (index === 0) return first;
  const fromFirst = distancesTo(state.hedges, first);
  return dens.toSorted((a, b) => at(fromFirst, b) - at(fromFirst, a))[0] ?? first;
}

function step(state: OrchardState, input: Input): void {
  state.tick += 1;
  state.safe = Math.max(0, state.safe - DT);
  state.since += DT;
  if (state.since > STREAK.seconds) state.streak = 0;
  listen(state, input);
  walk(state);
  state.pot.left = Math.max(0, state.pot.left - DT);
  state.bears.forEach((bear, i) => prowl(state, bear, i));
  if (state.bears.some((bear) => bear.mood === 'hunt' && isNear(state, bear))) caught(state);
}

const DIRECTIONS = [
  [RIGHT, 1],
  [DOWN, 13],
  [LEFT, -1],
  [UP, -13],
] as const;

function listen(state: OrchardState, input: Input): void {
  const fresh = pressed(state.held, input);
  state.held = input.held;
  if (fresh & A) throwHoney(state);
  state.memory = Math.max(0, state.memory - 1);
  const newest = DIRECTIONS.find(([bit]) => fresh & bit);
  const any = DIRECTIONS.find(([bit]) => input.held & bit);
  if (newest) {
    state.wanted = newest[1];
    state.heldFor = 0;
    state.memory = CORNER;
  } else if (any && !DIRECTIONS.some(([bit, way]) => way === state.wanted && input.held & bit))
    state.wanted = any[1];
  if (any) {
    state.heldFor += 1;
    state.memory = Math.max(state.memory, 1);
  }
}

function isOpen(state: OrchardState, tile: number): boolean {
  return state.hedges[tile] === false;
}

function walk(state: OrchardState): void {
  const holds = (state.held & (LEFT | RIGHT | UP | DOWN)) !== 0;
  if (state.going === 0) {
    if (state.memory > 0 && isOpen(state, state.tile + state.wanted)) setOut(state, state.wanted);
    if (state.going === 0) return;
  }
  // Turning back needs no corner.
  if (state.memory > 0 && state.wanted === -state.going) {
    state.tile += state.going;
    state.going = -state.going;
    state.facing = state.going;
    state.part = 1 - state.part;
  }
  if (holds && state.heldFor > TAP) state.runs = true;
  state.part += (state.runs ? PACE.run : PACE.tiptoe) * DT;
  if (state.part < 1) return;
  arrive(state, holds);
}

function setOut(state: OrchardState, way: number): void {
  state.going = way;
  state.facing = way;
  state.part = 0;
  state.runs = state.heldFor > TAP;
}

function arrive(state: OrchardState, holds: boolean): void {
  const way = state.going;
  state.tile += way;
  state.going = 0;
  state.part -= 1;
  const leaves = at(state.leaves, state.tile);
  const noise = (state.runs ? NOISE.run : NOISE.tiptoe) * (leaves ? NOISE.leaves : 1);
  state.events.push({ kind: 'step', tile: state.tile, noise, leaves });
  hear(state, state.tile, noise);
  gather(state);
  if (state.open && state.tile === GATE) {
    leave(state);
    return;
  }
  const carry = state.part;
  if (state.memory > 0 && isOpen(state, state.tile + state.wanted)) setOut(state, state.wanted);
  // Held towards a hedge: straight on until the corner comes.
  else if (holds && isOpen(state, state.tile + way)) setOut(state, way);
  state.part = state.going === 0 ? 0 : carry;
}

function gather(state: OrchardState): void {
  const place = state.apples.indexOf(state.tile);
  if (place < 0) return;
  state.apples.splice(place, 1);
  state.streak = Math.min(STREAK.most, state.streak + 1);
  state.since = 0;
  const points = POINTS.apple * state.streak;
  state.score += points;
  state.events.push({ kind: 'apple', tile: state.tile, streak: state.streak, points });
  if (state.apples.length > 0) return;
  state.open = true;
  state.events.push({ kind: 'open' });
}

function leave(state: OrchardState): void {
  const quiet = !state.woken;
  const points = quiet ? POINTS.quiet : 0;
  state.score += points;
  state.events.push({ kind: 'night', night: state.night, quiet, points });
  if (state.night === NIGHTS) {
    state.score += POINTS.dawn;
    state.events.push({ kind: 'dawn', points: POINTS.dawn });
  }
  state.night += 1;
  plant(state);
}

/** Up to four tiles ahead; what is hunting goes there first. */
function throwHoney(state: OrchardState): void {
  if (!state.honey) return;
  state.honey = false;
  let tile = state.tile;
  for (let i = 0; i < 4 && isOpen(state, tile + state.facing); i++) tile += state.facing;
  state.pot = { tile, left: 6 };
  state.events.push({ kind: 'honey', from: state.tile, tile });
  hear(state, tile, NOISE.honey);
  lure(state, tile);
}

function isNear(state: OrchardState, bear: Bear): boolean {
  if (state.safe > 0) return false;
  const me = placeOf(state);
  const it = placeOf(bear);
  return Math.abs(me.x - it.x) + Math.abs(me.y - it.y) < 0.75;
}

/** Where something is between two tiles, in tiles. */
export function placeOf({ tile, going, part }: { tile: number; going: number; part: number }): {
  x: number;
  y: number;
} {
  const across = Math.abs(going) === 1 ? going : 0;
  const down = Math.abs(going) === 13 ? going / 13 : 0;
  return { x: (tile % 13) + across * part, y: Math.floor(tile / 13) + down * part };
}

function caught(state: OrchardState): void {
  state.events.push({ kind: 'caught', tile: state.tile });
  state.hearts -= 1;
  state.streak = 0;
  state.tile = START;
  state.going = 0;
  state.part = 0;
  state.safe = 2.5;
  for (const bear of state.bears) {
    bear.mood = 'sleep';
    bear.alarm = 0;
  }
  if (state.hearts === 0) state.over = true;
}
