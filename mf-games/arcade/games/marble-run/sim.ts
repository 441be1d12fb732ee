import { at } from '../../kit/sim/at.ts';
import { clamp } from '../../kit/sim/dmath.ts';
import { B, type Input, NEXT, POINT, pressed, X } from '../../kit/sim/Input.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import {
  BELL_REACH,
  BOARD,
  GOAL_REACH,
  HOLES,
  isNear,
  lengthOf,
  type Level,
  makeLevel,
  type Spot,
} from './level.ts';
import { type Marble, type Segment, stepMarble } from './physics.ts';

export type MarbleEvent =
  | { kind: 'chalk'; x: number; y: number }
  | { kind: 'undo' }
  | { kind: 'drop' }
  | { kind: 'touch'; what: 'line' | 'peg' | 'drum'; force: number }
  | { kind: 'bell'; bell: number; rung: number }
  | { kind: 'home'; points: number; bells: number }
  | { kind: 'lost' }
  | { kind: 'skip' }
  | { kind: 'next' };

export interface MarbleState extends BaseState {
  events: MarbleEvent[];
  hole: number;
  level: Level;
  phase: 'draw' | 'run' | 'home';
  /** Lines drawn, each as the corners it has. */
  strokes: Spot[][];
  /** A line is being drawn: the last of the strokes. */
  drawing: boolean;
  ink: number;
  marble: Marble;
  rung: boolean[];
  drops: number;
  /** Ticks of the present drop, or of the rest after it. */
  age: number;
  /** Ticks for which the marble has lain still. */
  still: number;
  home: number;
  left: number;
  held: number;
}

/** Five minutes for all five. */
export const TIME = 300 * TICKS;
/** Buttons for fingers, in board units. */
export const BUTTONS = { undo: { x: 34, y: 528 }, skip: { x: 326, y: 528 }, reach: 26 };
export const SKIP_AFTER = 3;
const STROKE = { step: 6, most: 40, clear: 17 };
const LONGEST = 8 * TICKS;
const POINTS = { home: 1000, bell: 300, ink: 5, drop: 50, least: 500 };

/** Chalk lines that bring a marble home: five holes. */
export const sim: Sim<MarbleState> = { version: 1, create, step };

function create(seed: number): MarbleState {
  const box = { rng: seed | 0 };
  const level = makeLevel(box, 0);
  return {
    rng: box.rng,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    hole: 0,
    level,
    phase: 'draw',
    strokes: [],
    drawing: false,
    ink: level.ink,
    marble: { ...level.start, speedX: 0, speedY: 0 },
    rung: [false, false, false],
    drops: 0,
    age: 0,
    still: 0,
    home: 0,
    left: TIME,
    held: 0,
  };
}

function step(state: MarbleState, input: Input): void {
  state.tick += 1;
  state.left -= 1;
  const fresh = pressed(state.held, input);
  state.held = input.held;
  state.age += 1;
  if (state.phase === 'home') {
    if (state.age > 80) nextHole(state);
  } else {
    const handled = press(state, input, fresh);
    if (state.phase === 'draw') {
      if (!handled) draw(state, input, fresh);
    } else run(state);
  }
  if (state.left <= 0) state.over = true;
}

/** The buttons, by key or by finger; true when the press was one. */
function press(state: MarbleState, input: Input, fresh: number): boolean {
  const taps = (spot: Spot, reach: number) => (fresh & POINT) !== 0 && isNear(input, spot, reach);
  if (fresh & X || taps(state.level.start, 30)) {
    if (state.phase === 'draw') release(state);
    else comeBack(state);
    return true;
  }
  if (fresh & B || taps(BUTTONS.undo, BUTTONS.reach)) {
    if (state.phase === 'run') comeBack(state);
    else undo(state);
    return true;
  }
  if (state.drops < SKIP_AFTER || !(fresh & NEXT || taps(BUTTONS.skip, BUTTONS.reach))) return false;
  state.events.push({ kind: 'skip' });
  nextHole(state);
  return true;
}

function release(state: MarbleState): void {
  state.drawing = false;
  state.phase = 'run';
  state.age = 0;
  state.still = 0;
  state.drops += 1;
  state.rung = [false, false, false];
  state.marble = { ...state.level.start, speedX: 0, speedY: 0 };
  state.events.push({ kind: 'drop' });
}

function comeBack(state: MarbleState): void {
  state.phase = 'draw';
  state.age = 0;
  state.rung = [false, false, false];
  state.marble = { ...state.level.start, speedX: 0, speedY: 0 };
}

function undo(state: MarbleState): void {
  const stroke = state.strokes.pop();
  if (!stroke) return;
  state.drawing = false;
  state.ink = Math.min(
    state.level.ink,
    state.ink + segmentsOf(stroke).reduce((sum, one) => sum + lengthOf(one), 0),
  );
  state.events.push({ kind: 'undo' });
}

function draw(state: MarbleState, input: Input, fresh: number): void {
  if (!(input.held & POINT)) {
    if (state.drawing && at(state.strokes, state.strokes.length - 1).length < 2) state.strokes.pop();
    state.drawing = false;
    return;
  }
  const spot = { x: clamp(input.x, 4, BOARD.width - 4), y: clamp(input.y, 4, BOARD.height - 4) };
  const isFree = !isNear(spot, state.level.start, STROKE.clear);
  if (fresh & POINT && state.ink > STROKE.step && isFree) {
    state.strokes.push([spot]);
    state.drawing = true;
    return;
  }
  if (!state.drawing || !isFree) return;
  const stroke = at(state.strokes, state.strokes.length - 1);
  const last = at(stroke, stroke.length - 1);
  const long = lengthOf({ x1: last.x, y1: last.y, x2: spot.x, y2: spot.y });
  if (long < STROKE.step || stroke.length > STROKE.most) return;
  const part = Math.min(1, state.ink / long);
  stroke.push({ x: last.x + (spot.x - last.x) * part, y: last.y + (spot.y - last.y) * part });
  state.ink = Math.max(0, state.ink - long);
  state.events.push({ kind: 'chalk', x: spot.x, y: spot.y });
  if (state.ink === 0) state.drawing = false;
}

function segmentsOf(stroke: readonly Spot[]): Segment[] {
  return stroke.slice(1).map(({ x, y }, i) => ({ x1: at(stroke, i).x, y1: at(stroke, i).y, x2: x, y2: y }));
}

function run(state: MarbleState): void {
  const { marble, level } = state;
  const segments = [...level.given, ...state.strokes.flatMap(segmentsOf)];
  const before = { x: marble.x, y: marble.y };
  const touch = stepMarble(marble, { segments, pegs: level.pegs, fan: level.fan ?? undefined });
  if (touch) state.events.push({ kind: 'touch', what: touch.kind, force: touch.force });
  level.bells.forEach((bell, i) => {
    if (state.rung[i] || !isNear(marble, bell, BELL_REACH)) return;
    state.rung[i] = true;
    state.events.push({ kind: 'bell', bell: i, rung: state.rung.filter(Boolean).length });
  });
  if (isNear(marble, level.goal, GOAL_REACH)) {
    comeHome(state);
    return;
  }
  state.still = isNear(marble, before, 0.12) ? state.still + 1 : 0;
  const gone = marble.y > BOARD.height + 20 || marble.x < -20 || marble.x > BOARD.width + 20;
  if (!gone && state.still < TICKS && state.age < LONGEST) return;
  state.events.push({ kind: 'lost' });
  comeBack(state);
}

function comeHome(state: MarbleState): void {
  const bells = state.rung.filter(Boolean).length;
  const ink = Math.floor((state.ink / state.level.ink) * 100);
  const points = Math.max(
    POINTS.least,
    POINTS.home + POINTS.bell * bells + POINTS.ink * ink - POINTS.drop * (state.drops - 1),
  );
  state.score += points;
  state.home += 1;
  state.phase = 'home';
  state.age = 0;
  state.events.push({ kind: 'home', points, bells });
}

function nextHole(state: MarbleState): void {
  if (state.hole === HOLES - 1) {
    state.over = true;
    return;
  }
  state.hole += 1;
  state.level = makeLevel(state, state.hole);
  state.strokes = [];
  state.drawing = false;
  state.ink = state.level.ink;
  state.drops = 0;
  comeBack(state);
  state.events.push({ kind: 'next' });
}
