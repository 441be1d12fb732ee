import { at } from '../../kit/sim/at.ts';
import { A, type Input, LEFT, LEFT_2, RIGHT, RIGHT_2, UP, UP_2, X, Y } from '../../kit/sim/Input.ts';
import { below, random } from '../../kit/sim/rng.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import { aim, BANDS, crossing, fly, freshKite, HANDS, type Hold, type Kite } from './flight.ts';

export type KiteEvent =
  | { kind: 'fray'; by: 0 | 1; x: number; y: number; left: number; points: number }
  | { kind: 'slack'; side: 0 | 1; x: number; y: number }
  | { kind: 'cut'; by: 0 | 1; x: number; y: number }
  | { kind: 'fall'; side: 0 | 1 }
  | { kind: 'pull'; side: 0 | 1 }
  | { kind: 'wind' }
  | { kind: 'joined' }
  | { kind: 'round'; round: number };

export interface KiteState extends BaseState {
  events: KiteEvent[];
  kites: [Kite, Kite];
  winds: number[];
  /** Somebody plays the second kite; else a rival does, each better than the last. */
  two: boolean;
  /** Alone: which of the two places at the keyboard is the player's, 1 or 2; 0 before the first press. */
  own: 0 | 1 | 2;
  round: number;
  /** Ticks since each hand last did anything. */
  slack: [number, number];
  /** Rounds won by either. */
  wins: [number, number];
  /** Ticks of this round, and of the pause after it. */
  age: number;
  pause: number;
  rival: Hold;
}

/** Rounds that two people play for, and that one may lose alone. */
export const ROUNDS = 3;
const FIRST: Keys = [LEFT, RIGHT, UP];
const SECOND: Keys = [LEFT_2, RIGHT_2, UP_2];
const RIVALS = 9;
const PAUSE = 110;
const WIND = { every: 6 * TICKS, most: 60 };
const SAFE = { ticks: 60, until: 25 * TICKS };
/** A string that no hand minds for so long loses a strand, and another every so often. */
const SLACK = { after: 5 * TICKS, every: 1.5 * TICKS };
const POINTS = { fray: 100, win: 400, quick: 20 };

/** Two kites whose strings have three strands each. */
export const sim: Sim<KiteState> = { version: 2, create, step };

function create(seed: number): KiteState {
  return {
    rng: seed | 0,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    kites: [freshKite(0), freshKite(1)],
    winds: Array.from({ length: BANDS }, () => 0),
    two: false,
    own: 0,
    round: 1,
    slack: [0, 0],
    wins: [0, 0],
    age: 0,
    pause: 0,
    rival: { turn: 0, pull: false },
  };
}

function step(state: KiteState, input: Input): void {
  state.tick += 1;
  const { held } = input;
  if (!state.two) hearOther(state, held);
  if (state.pause > 0) {
    state.pause -= 1;
    if (state.pause === 0) nextRound(state);
    return;
  }
  state.age += 1;
  if (state.age % WIND.every === 0) turnWind(state);
  think(state);
  const holds: [Hold, Hold] = state.two
    ? [holdOf(held, FIRST), holdOf(held, SECOND)]
    : [holdAlone(held), state.rival];
  for (const side of [0, 1] as const) {
    const kite = state.kites[side];
    const hold = at(holds, side);
    if (hold.pull && kite.rest === 0 && kite.stun === 0) state.events.push({ kind: 'pull', side });
    if (fly(kite, hold, state.winds)) state.events.push({ kind: 'fall', side });
  }
  chafe(state, holds);
  if (state.pause > 0) return;
  // Who cuts first in a step is as chance has it, not always the same.
  const first = state.tick % 2 === 0 ? 0 : 1;
  cut(state, first);
  if (state.pause === 0) cut(state, first === 0 ? 1 : 0);
}

type Keys = readonly [left: number, right: number, up: number];

/** Both sides at once is the pull: two fingers need no third button. */
function holdOf(held: number, [left, right, up]: Keys): Hold {
  const both = (held & left) !== 0 && (held & right) !== 0;
  return {
    turn: Number((held & right) !== 0) - Number((held & left) !== 0),
    pull: both || (held & up) !== 0,
  };
}

/** Who plays alone may do so from either place, and with fingers anywhere. */
function holdAlone(held: number): Hold {
  if (held & (X | Y)) return holdOf(held, [X, Y, A]);
  return holdOf(held, [LEFT | LEFT_2, RIGHT | RIGHT_2, UP | UP_2 | A]);
}

/** A pull from the place where nobody sits yet is somebody who wants to play too. Fingers of who is alone belong to the first. */
function hearOther(state: KiteState, held: number): void {
  if (state.own === 0 && held & (X | Y | LEFT | RIGHT | UP)) state.own = 1;
  else if (state.own === 0 && held & (LEFT_2 | RIGHT_2 | UP_2)) state.own = 2;
  if (state.own !== 0 && holdOf(held, state.own === 1 ? SECOND : FIRST).pull) join(state);
}

function join(state: KiteState): void {
  state.two = true;
  state.score = 0;
  state.round = 1;
  state.wins = [0, 0];
  nextKites(state);
  state.events.push({ kind: 'joined' });
}

/** The rival looks every so often, the better the more often. The first one flies in slow circles. */
function think(state: KiteState): void {
  if (state.two) return;
  const skill = state.wins[0];
  if (skill === 0) {
    const [, kite] = state.kites;
    const low = kite.y > 300 && Math.abs(kite.heading) < 2.6 && kite.heading > -0.6;
    state.rival = { turn: low ? -1 : state.age % 90 < 46 ? 1 : 0.4, pull: false };
    return;
  }
  const every = Math.max(9, 52 - skill * 5);
  if (state.age % every !== 0) return;
  const sloppy = random(state) < 0.72 - skill * 0.07;
  state.rival = sloppy
    ? { turn: below(state, 3) - 1, pull: false }
    : { ...aim(state.kites[1], state.kites[0], HANDS[0], 0.7), pull: skill > 3 && random(state) < 0.4 };
}

function turnWind(state: KiteState): void {
  state.winds = state.winds.map(() => Math.round((random(state) * 2 - 1) * WIND.most));
  state.events.push({ kind: 'wind' });
}

/** A kite left alone soon loses its round, or luck would win it some. Rivals mind theirs. */
function chafe(state: KiteState, holds: readonly [Hold, Hold]): void {
  for (const side of state.two ? ([0, 1] as const) : ([0] as const)) {
    const { turn, pull } = at(holds, side);
    const kite = state.kites[side];
    state.slack[side] = turn === 0 && !pull ? state.slack[side] + 1 : 0;
    const late = state.slack[side] - SLACK.after;
    if (late < 0 || late % SLACK.every !== 0) continue;
    const hand = HANDS[side];
    const spot = { x: (hand.x + kite.x) / 2, y: (hand.y + kite.y) / 2 };
    kite.strands -= 1;
    state.events.push({ kind: 'slack', side, ...spot });
    if (kite.strands > 0) continue;
    win(state, side === 0 ? 1 : 0, spot.x, spot.y);
    return;
  }
}

function cut(state: KiteState, by: 0 | 1): void {
  const side = by === 0 ? 1 : 0;
  const other = state.kites[side];
  if (other.safe > 0 || state.kites[by].stun > 0) return;
  const hand = HANDS[side];
  const part = crossing(state.kites[by], hand, other);
  if (part === undefined) return;
  other.strands -= 1;
  other.safe = state.age > SAFE.until ? 20 : SAFE.ticks;
  const x = hand.x + (other.x - hand.x) * part;
  const y = hand.y + (other.y - hand.y) * part;
  const points = by === 0 && !state.two ? POINTS.fray : 0;
  state.score += points;
  state.events.push({ kind: 'fray', by, x, y, left: other.strands, points });
  if (other.strands === 0) win(state, by, x, y);
}

function win(state: KiteState, by: 0 | 1, x: number, y: number): void {
  state.wins[by] += 1;
  state.pause = PAUSE;
  state.events.push({ kind: 'cut', by, x, y });
  if (state.two) {
    state.score = Math.max(...state.wins);
    return;
  }
  if (by === 0) {
    const quick = Math.max(0, 30 - Math.floor(state.age / TICKS)) * POINTS.quick;
    state.score += POINTS.win + quick;
  }
}

function nextRound(state: KiteState): void {
  const [mine, theirs] = state.wins;
  if (theirs === ROUNDS || mine === (state.two ? ROUNDS : RIVALS)) {
    state.over = true;
    return;
  }
  state.round += 1;
  nextKites(state);
  state.events.push({ kind: 'round', round: state.round });
}

function nextKites(state: KiteState): void {
  state.kites = [freshKite(0), freshKite(1)];
  state.winds = state.winds.map(() => 0);
  state.slack = [0, 0];
  state.age = 0;
  state.pause = 0;
  state.rival = { turn: 0, pull: false };
}
