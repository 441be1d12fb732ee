import { clamp, mix, sin } from '../../kit/sim/dmath.ts';
import { A, type Input } from '../../kit/sim/Input.ts';
import { below, between, pick } from '../../kit/sim/rng.ts';
import { type BaseState, DT, type Sim } from '../../kit/sim/Sim.ts';
import { CLOCK, FLIGHT, POST, TOWN, TROUBLE, WIND } from './rules.ts';
import { around, buildTown, CHIMNEY_HALF, offset, roofAt, type Town } from './town.ts';

export interface Letter {
  x: number;
  y: number;
  kind: number;
}

interface Gull {
  x: number;
  y: number;
  /** Where in its wave it is. */
  phase: number;
}

type CourierEvent =
  | { kind: 'pick'; x: number; y: number; letter: number; carried: number }
  | { kind: 'deliver'; x: number; y: number; letter: number; points: number; combo: number; late: boolean }
  | { kind: 'bump'; x: number; y: number; lost: number | undefined; by: Bumper }
  | { kind: 'skim'; x: number; y: number }
  | { kind: 'creak' }
  | { kind: 'turn'; direction: number }
  | { kind: 'press' }
  | { kind: 'trouble'; what: 'lines' | 'gulls' | 'storms' };

type Bumper = 'roof' | 'line' | 'gull' | 'storm';

export interface CourierState extends BaseState {
  events: CourierEvent[];
  town: Town;
  x: number;
  y: number;
  speedX: number;
  speedY: number;
  held: number;
  /** 1 to the right, -1 to the left. */
  direction: number;
  /** Seconds this wind still blows, and how long it was to blow. */
  windLeft: number;
  windLength: number;
  letters: Letter[];
  carried: number[];
  deliveries: number;
  combo: number;
  /** Seconds left of the run. */
  clock: number;
  /** Seconds in which nothing can be hit again. */
  safe: number;
  /** The house that was skimmed last. */
  skimmed: number;
  gulls: Gull[];
  stormX: number;
}

/** The wind carries you, to and fro; you have the height. */
export const sim: Sim<CourierState> = { version: 1, create, step };

function create(seed: number): CourierState {
  const box = { rng: seed | 0 };
  const town = buildTown(box);
  const first = pick(box, town.chimneys);
  const state: CourierState = {
    ...box,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    town,
    x: around(first.x - 380),
    y: first.y - 26,
    speedX: WIND.low,
    speedY: 0,
    held: 0,
    direction: 1,
    windLeft: WIND.length,
    windLength: WIND.length,
    // One line to learn by: the letter, and behind it the chimney it is for.
    letters: [{ x: around(first.x - 210), y: first.y - 30, kind: first.kind }],
    carried: [],
    deliveries: 0,
    combo: 1,
    clock: CLOCK.start,
    safe: 2,
    skimmed: -1,
    gulls: [],
    stormX: -1,
  };
  state.rng = box.rng;
  return state;
}

function step(state: CourierState, input: Input): void {
  state.tick += 1;
  if (input.held & A && !(state.held & A)) state.events.push({ kind: 'press' });
  state.held = input.held;
  turnWind(state);
  fly(state, (input.held & A) !== 0);
  collect(state);
  deliver(state);
  meetTrouble(state);
  touchRoofs(state);
  if (state.tick % 50 === 0) post(state);
  state.safe = Math.max(0, state.safe - DT);
  state.clock -= DT;
  if (state.clock <= 0) state.over = true;
}

/** How fast the wind is at a height, without its direction. */
export function windAt(state: CourierState, y: number): number {
  const high = clamp((440 - y) / 400, 0, 1);
  const growth = Math.min(WIND.growthMost, 1 + WIND.growth * state.deliveries);
  return mix(WIND.low, WIND.high, high) * growth;
}

function turnWind(state: CourierState): void {
  const before = state.windLeft;
  state.windLeft -= DT;
  if (before > WIND.warning && state.windLeft <= WIND.warning) state.events.push({ kind: 'creak' });
  if (state.windLeft > 0) return;
  state.direction = -state.direction;
  state.windLength = Math.max(WIND.shortest, state.windLength - WIND.shorter);
  state.windLeft = state.windLength;
  state.events.push({ kind: 'turn', direction: state.direction });
}

function fly(state: CourierState, climbs: boolean): void {
  if (climbs) state.speedY = Math.max(-FLIGHT.climbMost, state.speedY - FLIGHT.climb * DT);
  else state.speedY = Math.min(FLIGHT.sinkMost, state.speedY + FLIGHT.sink * DT);
  const wanted = state.direction * windAt(state, state.y);
  // A turned wind takes hold within 0.35 s.
  state.speedX += (wanted - state.speedX) * Math.min(1, (DT / WIND.easing) * 3);
  state.x = around(state.x + state.speedX * DT);
  state.y += state.speedY * DT;
  if (state.y < TOWN.ceiling) {
    state.y = TOWN.ceiling;
    state.speedY = Math.max(0, state.speedY);
  }
}

function collect(state: CourierState): void {
  state.letters = state.letters.filter((letter) => {
    const dx = offset(state.x, letter.x);
    const dy = letter.y - state.y;
    if (state.carried.length >= POST.carry || dx * dx + dy * dy > 30 * 30) return Math.abs(dx) < 640;
    state.carried.push(letter.kind);
    state.events.push({
      kind: 'pick',
      x: letter.x,
      y: letter.y,
      letter: letter.kind,
      carried: state.carried.length,
    });
    return false;
  });
}

function deliver(state: CourierState): void {
  for (const chimney of state.town.chimneys) {
    if (Math.abs(offset(state.x, chimney.x)) > POST.reach) continue;
    const above = chimney.y - state.y;
    if (above < -2 || above > POST.height) continue;
    const place = state.carried.indexOf(chimney.kind);
    if (place < 0) continue;
    state.carried.splice(place, 1);
    const late = state.windLeft < 2;
    const points = POST.points * state.combo + (late ? POST.lastMoment : 0);
    state.score += points;
    state.clock += Math.max(CLOCK.least, CLOCK.gain - CLOCK.less * state.deliveries);
    state.deliveries += 1;
    state.events.push({
      kind: 'deliver',
      x: chimney.x,
      y: chimney.y,
      letter: chimney.kind,
      points,
      combo: state.combo,
      late,
    });
    state.combo = Math.min(POST.comboMost, state.combo + 1);
  }
}

function touchRoofs(state: CourierState): void {
  const roof = roofAt(state.town, state.x);
  const gap = roof - state.y - FLIGHT.radius;
  if (gap > 0) {
    const house = Math.floor(state.x / 90);
    if (gap < 12 && house !== state.skimmed && state.safe === 0 && !isOverChimney(state)) {
      state.skimmed = house;
      state.score += POST.skim;
      state.events.push({ kind: 'skim', x: state.x, y: roof });
    }
    return;
  }
  state.y = Math.min(state.y, roof - FLIGHT.radius);
  state.speedY = -240;
  bump(state, 'roof');
}

function isOverChimney(state: CourierState): boolean {
  return state.town.chimneys.some((chimney) => Math.abs(offset(state.x, chimney.x)) < CHIMNEY_HALF + 10);
}

function bump(state: CourierState, by: Bumper): void {
  if (state.safe > 0) return;
  const lost = state.carried.pop();
  state.combo = 1;
  state.safe = TROUBLE.pause;
  state.events.push({ kind: 'bump', x: state.x, y: state.y, lost, by });
}

/** Seconds since the run began. */
export function secondsOf(state: CourierState): number {
  return state.tick * DT;
}

function meetTrouble(state: CourierState): void {
  const seconds = secondsOf(state);
  for (const what of ['lines', 'gulls', 'storms'] as const)
    if (state.tick === TROUBLE[what] * 60) state.events.push({ kind: 'trouble', what });
  if (seconds >= TROUBLE.lines) touchLines(state);
  if (seconds >= TROUBLE.gulls) flyGulls(state);
  if (seconds >= TROUBLE.storms) driftStorm(state);
}

function touchLines(state: CourierState): void {
  for (const line of state.town.lines) {
    const into = offset(line.x, state.x);
    if (into < 0 || into > line.width || state.y < line.y - 8 || state.y > line.y + 26 || state.safe > 0)
      continue;
    state.speedY = state.y < line.y + 8 ? -200 : 160;
    bump(state, 'line');
  }
}

function flyGulls(state: CourierState): void {
  if (state.gulls.length === 0)
    state.gulls = [0, 1].map((i) => ({
      x: around(state.x + 500 + i * 420),
      y: between(state, 120, 260),
      phase: i * 2,
    }));
  for (const gull of state.gulls) {
    gull.x = around(gull.x - 46 * DT);
    gull.phase += DT * 2;
    if (state.safe > 0) continue;
    const dx = offset(state.x, gull.x);
    const dy = gullHeight(gull) - state.y;
    if (dx * dx + dy * dy > 24 * 24) continue;
    state.speedY = dy > 0 ? -220 : 180;
    bump(state, 'gull');
  }
}

export function gullHeight(gull: Gull): number {
  return gull.y + 46 * sin(gull.phase);
}

export const STORM = { width: 250, bottom: 132 };

function driftStorm(state: CourierState): void {
  if (state.stormX < 0) state.stormX = around(state.x + TOWN.width / 2);
  state.stormX = around(state.stormX + 34 * DT);
  const into = offset(state.stormX, state.x);
  if (state.safe > 0 || Math.abs(into) > STORM.width / 2 || state.y > STORM.bottom) return;
  state.speedY = 260;
  bump(state, 'storm');
}

/** New letters hang in the smoke downwind, each for a chimney that this wind still reaches, else for one that the next will. */
function post(state: CourierState): void {
  if (state.letters.length >= POST.afloat) return;
  const ahead = state.direction * between(state, 190, 400);
  const x = around(state.x + ahead);
  const reach = 0.8 * windAt(state, 300) * state.windLeft - Math.abs(ahead);
  const downwind = state.town.chimneys.filter(({ x: chimneyX }) => {
    const way = offset(x, chimneyX) * state.direction;
    return way > 60 && way < reach;
  });
  const kind = downwind.length > 0 ? pick(state, downwind).kind : pick(state, state.town.chimneys).kind;
  const roof = Math.min(roofAt(state.town, x), roofAt(state.town, x - 20), roofAt(state.town, x + 20));
  const y = Math.max(TOWN.ceiling + 60, roof - 60 - below(state, 170));
  if (state.letters.some((letter) => Math.abs(offset(letter.x, x)) < 70)) return;
  state.letters.push({ x, y, kind });
}
