import { clamp } from '../../kit/sim/dmath.ts';
import {
  A,
  B,
  DOWN,
  type Input,
  LEFT,
  NEXT,
  POINT,
  pressed,
  PREVIOUS,
  RIGHT,
  UP,
} from '../../kit/sim/Input.ts';
import { below } from '../../kit/sim/rng.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import { clearFog, COLUMNS, fogAround, KEEP, type Light, ROWS, stepFog, WINDS } from './fog.ts';

export type Tool = 'lantern' | 'mirror' | 'flare';

export type BeaconEvent =
  | { kind: 'place'; tool: Tool; column: number; row: number }
  | { kind: 'lift'; column: number; row: number }
  | { kind: 'dear' }
  | { kind: 'well'; well: number; free: boolean }
  | { kind: 'turning'; wind: number }
  | { kind: 'wind'; wind: number }
  | { kind: 'danger' }
  | { kind: 'dawn' }
  | { kind: 'cursor' };

export interface Well {
  column: number;
  row: number;
  free: boolean;
}

export interface BeaconState extends BaseState {
  events: BeaconEvent[];
  fog: number[];
  lights: Light[];
  wells: Well[];
  oil: number;
  /** Which of WINDS blows, and which one comes. */
  wind: number;
  nextWind: number;
  tool: number;
  /** Ticks until a flare can be shot again. */
  flareRest: number;
  /** Ticks for which the keep has been in fog. */
  lost: number;
  /** A light under the finger, and for how many ticks. */
  grip: number;
  gripTicks: number;
  cursor: { column: number; row: number };
  steers: boolean;
  /** For how many ticks the same way is held. */
  leads: number;
  /** Score in parts. */
  parts: number;
  dawn: boolean;
  held: number;
}

export const CELL = 9;
export const BOARD = { width: COLUMNS * CELL, height: ROWS * CELL + 74 };
export const TOOLS: readonly Tool[] = ['lantern', 'mirror', 'flare'];
/** Where the three tools lie, below the map. */
export const TRAY = { y: ROWS * CELL + 40, x: [62, 162, 262], reach: 46 };
export const DAWN = 180 * TICKS;
export const LOSES_AFTER = 3 * TICKS;
const OIL = { start: 60, most: 140, second: 0.8, well: 0.5, back: 0.6 };
const PRICE = { lantern: 24, more: 5, mirror: 35, flare: 25 };
const FLARE = { reach: 8, rest: 12 * TICKS };
const WIND = { every: 20 * TICKS, shown: 5 * TICKS };
const LIFT = 26;
const FOGGY = 0.5;
const WELLS = 6;
const LAST = 320 * TICKS;

const WAYS = LEFT | RIGHT | UP | DOWN;

/** A keep in the fog, and lamps to hold it back with. */
export const sim: Sim<BeaconState> = { version: 2, create, step };

function create(seed: number): BeaconState {
  const box = { rng: seed | 0 };
  const wells: Well[] = [];
  while (wells.length < WELLS) {
    const column = 3 + below(box, COLUMNS - 6);
    const row = 3 + below(box, ROWS - 6);
    const dx = column - KEEP.column;
    const dy = row - KEEP.row;
    const far = dx * dx + dy * dy;
    // The first lies near, so that the first lantern has a place to go.
    const fits = wells.length === 0 ? far > 36 && far < 64 : far > 49 && far < 289;
    const apart = wells.every((well) => {
      const [wx, wy] = [well.column - column, well.row - row];
      return wx * wx + wy * wy > 49;
    });
    if (fits && apart) wells.push({ column, row, free: true });
  }
  const fog = Array.from({ length: COLUMNS * ROWS }, (_, cell) => {
    const dx = (cell % COLUMNS) - KEEP.column;
    const dy = Math.floor(cell / COLUMNS) - KEEP.row;
    return clamp((dx * dx + dy * dy - 170) / 260, 0, 0.5);
  });
  const wind = below(box, 8);
  return {
    rng: box.rng,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    fog,
    lights: [],
    wells,
    oil: OIL.start,
    wind,
    nextWind: wind,
    tool: 0,
    flareRest: 0,
    lost: 0,
    grip: -1,
    gripTicks: 0,
    cursor: { column: KEEP.column, row: KEEP.row - 6 },
    steers: false,
    leads: 0,
    parts: 0,
    dawn: false,
    held: 0,
  };
}

function step(state: BeaconState, input: Input): void {
  state.tick += 1;
  const fresh = pressed(state.held, input);
  const leads = input.held & WAYS;
  state.leads = leads !== 0 && leads === (state.held & WAYS) ? state.leads + 1 : 0;
  state.held = input.held;
  state.flareRest = Math.max(0, state.flareRest - 1);
  choose(state, input, fresh);
  weather(state);
  earn(state);
  const inFog = fogAround(state.fog, KEEP.column, KEEP.row) > FOGGY;
  if (inFog && state.lost === 0) state.events.push({ kind: 'danger' });
  state.lost = inFog ? state.lost + 1 : Math.max(0, state.lost - 2);
  if (!state.dawn && state.tick >= DAWN) {
    state.dawn = true;
    state.score += 2000;
    state.events.push({ kind: 'dawn' });
  }
  if (state.lost >= LOSES_AFTER || state.tick >= LAST) state.over = true;
}

function choose(state: BeaconState, input: Input, fresh: number): void {
  if (fresh & (PREVIOUS | NEXT)) {
    state.tool = (state.tool + (fresh & NEXT ? 1 : TOOLS.length - 1)) % TOOLS.length;
    state.events.push({ kind: 'cursor' });
  }
  // A way that is held goes on, so that nobody presses twenty times to cross the moor.
  steer(state, state.leads > 14 && state.leads % 4 === 0 ? input.held : fresh);
  if (fresh & B) lift(state, lightAt(state, state.cursor.column, state.cursor.row));
  if (fresh & A) {
    state.steers = true;
    place(state, state.cursor.column, state.cursor.row);
  }
  if (!(input.held & POINT)) {
    state.grip = -1;
    return;
  }
  if (fresh & POINT) point(state, input.x, input.y);
  if (state.grip < 0) return;
  state.gripTicks += 1;
  if (state.gripTicks < LIFT) return;
  lift(state, state.grip);
  state.grip = -1;
}

function point(state: BeaconState, x: number, y: number): void {
  state.steers = false;
  if (y > ROWS * CELL) {
    const tool = TRAY.x.findIndex((middle) => Math.abs(x - middle) < TRAY.reach);
    if (tool < 0) return;
    state.tool = tool;
    state.events.push({ kind: 'cursor' });
    return;
  }
  const column = Math.floor(x / CELL);
  const row = Math.floor(y / CELL);
  const light = lightAt(state, column, row);
  if (light >= 0) {
    state.grip = light;
    state.gripTicks = 0;
  } else place(state, column, row);
}

export function lightAt({ lights }: BeaconState, column: number, row: number): number {
  return lights.findIndex(
    (light) => Math.abs(light.column - column) < 2.5 && Math.abs(light.row - row) < 2.5,
  );
}

export function priceOf(state: BeaconState, tool: Tool): number {
  return tool === 'lantern' ? PRICE.lantern + PRICE.more * state.lights.length : PRICE[tool];
}

function place(state: BeaconState, column: number, row: number): void {
  const tool = TOOLS[state.tool] ?? 'lantern';
  const price = priceOf(state, tool);
  const onMap = column >= 1 && column < COLUMNS - 1 && row >= 1 && row < ROWS - 1;
  const onKeep = Math.abs(column - KEEP.column) < 3 && Math.abs(row - KEEP.row) < 3;
  const taken = tool !== 'flare' && (onKeep || lightAt(state, column, row) >= 0);
  if (!onMap || taken) return;
  if (state.oil < price || (tool === 'flare' && state.flareRest > 0)) {
    state.events.push({ kind: 'dear' });
    return;
  }
  state.oil -= price;
  if (tool === 'flare') {
    state.flareRest = FLARE.rest;
    state.fog = clearFog(state.fog, column, row, FLARE.reach);
  } else state.lights.push({ kind: tool, column, row });
  state.events.push({ kind: 'place', tool, column, row });
}

function lift(state: BeaconState, index: number): void {
  const light = state.lights[index];
  if (!light) return;
  state.lights.splice(index, 1);
  state.oil = Math.min(OIL.most, state.oil + OIL.back * priceOf(state, light.kind));
  state.events.push({ kind: 'lift', column: light.column, row: light.row });
}

function weather(state: BeaconState): void {
  const phase = state.tick % WIND.every;
  if (phase === WIND.every - WIND.shown) {
    state.nextWind = (state.wind + 1 + below(state, WINDS.length - 1)) % WINDS.length;
    state.events.push({ kind: 'turning', wind: state.nextWind });
  } else if (phase === 0) {
    state.wind = state.nextWind;
    state.events.push({ kind: 'wind', wind: state.wind });
  }
  if (state.tick % 6 !== 0) return;
  state.fog = stepFog(state.fog, { wind: state.wind, seconds: state.tick / TICKS, lights: state.lights });
  state.wells.forEach((well, i) => {
    const free = fogAround(state.fog, well.column, well.row) < FOGGY;
    if (free === well.free) return;
    well.free = free;
    state.events.push({ kind: 'well', well: i, free });
  });
}

function earn(state: BeaconState): void {
  const free = state.wells.filter((well) => well.free).length;
  state.oil = Math.min(OIL.most, state.oil + (OIL.second + OIL.well * free) / TICKS);
  state.parts += 10 + 2 * free;
  const whole = Math.floor(state.parts / TICKS);
  state.parts -= whole * TICKS;
  state.score += whole;
}

function steer(state: BeaconState, fresh: number): void {
  const dx = Number((fresh & RIGHT) !== 0) - Number((fresh & LEFT) !== 0);
  const dy = Number((fresh & DOWN) !== 0) - Number((fresh & UP) !== 0);
  if (dx === 0 && dy === 0) return;
  state.steers = true;
  state.cursor = {
    column: clamp(state.cursor.column + dx * 2, 2, COLUMNS - 2),
    row: clamp(state.cursor.row + dy * 2, 2, ROWS - 2),
  };
  state.events.push({ kind: 'cursor' });
}
