import { at } from '../../kit/sim/at.ts';
import { approach, clamp, cos, length, sin, wrapAngle } from '../../kit/sim/dmath.ts';
import { type Input, LEFT, RIGHT } from '../../kit/sim/Input.ts';
import { type BaseState, DT, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import { asideOf, HALF_WIDTH, layTrack, nearest, STEP, type TrackPoint } from './track.ts';

export type TramEvent =
  | { kind: 'drift' }
  | { kind: 'boost'; power: number }
  | { kind: 'wall'; force: number; x: number; y: number }
  | { kind: 'scrape' }
  | { kind: 'spill' }
  | { kind: 'lap'; lap: number; points: number }
  | { kind: 'rain' }
  | { kind: 'oncoming' }
  | { kind: 'crash'; x: number; y: number }
  | { kind: 'hurry' };

export interface TramState extends BaseState {
  events: TramEvent[];
  track: TrackPoint[];
  x: number;
  y: number;
  heading: number;
  yaw: number;
  speedX: number;
  speedY: number;
  /** The nearest place of the street, and how many were passed in all. */
  place: number;
  passed: number;
  /** Seconds of steering to one side, and of the drift that came of it. */
  steered: number;
  side: number;
  drift: number;
  /** Speed of a boost that is left. */
  boost: number;
  /** How the tea stands in its cup: over 1 to either side it runs over. */
  tea: number;
  teaSpeed: number;
  /** What is left in the cup, 0 to 100. */
  cup: number;
  spilling: boolean;
  /** Ticks for which it still scrapes along a wall. */
  scrape: number;
  lap: number;
  /** Ticks left. */
  left: number;
  /** Another tram on the last lap: its place of the street and whether it was met. */
  other: number;
  safe: number;
}

export const LAPS = 4;
export const TRAM = { long: 30, wide: 13 };
/** From this lap on, counted from 0. */
export const RAIN_FROM = 2;
export const OTHER_FROM = 3;
const DRIVE = { top: 420, gain: 260, brake: 500, yaw: 2.6, ease: 10, grip: 6, slide: 1.6, wet: 0.85 };
const DRIFT = { after: 0.25, above: 280, boost: 60, most: 1.2 };
const TEA = { spring: 40, damp: 1.6, push: 30, spill: 120 };
/**
 * What a wall costs: a touch rattles the tram for some ticks, in which it brakes towards a crawl and shakes tea out of the
 * cup. It turns the nose along the street only slowly, lest anybody gets stuck; who steers is out much sooner.
 */
const WALL = { keep: 0.6, turn: 0.04, ticks: 10, crawl: 150, brake: 340, tea: 12, sway: 7 };
const OTHER = { pace: 190, aside: -26 };
const POINTS = { lap: 250, second: 30, cup: 20 };
/** Units a second that a lap must be driven at, on average; a little to spare at the start. */
const PAR = { pace: 285, spare: 8 };

/** A tram that has left its rails: four laps of the old town, with a full cup. */
export const sim: Sim<TramState> = { version: 2, create, step };

function create(seed: number): TramState {
  const box = { rng: seed | 0 };
  const track = layTrack(box);
  const start = at(track, 0);
  return {
    rng: box.rng,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    track,
    x: start.x,
    y: start.y,
    heading: start.angle,
    yaw: 0,
    speedX: 0,
    speedY: 0,
    place: 0,
    passed: 0,
    steered: 0,
    side: 0,
    drift: 0,
    boost: 0,
    tea: 0,
    teaSpeed: 0,
    cup: 100,
    spilling: false,
    scrape: 0,
    lap: 0,
    left: Math.round((PAR.spare + lapSeconds(track)) * TICKS),
    other: -1,
    safe: 0,
  };
}

function lapSeconds(track: readonly TrackPoint[]): number {
  return (track.length * STEP) / PAR.pace;
}

function step(state: TramState, input: Input): void {
  state.tick += 1;
  state.left -= 1;
  state.safe = Math.max(0, state.safe - 1);
  steer(state, input.held);
  drive(state, input.held);
  keepOnStreet(state);
  scrape(state);
  meetOther(state);
  shakeTea(state);
  countLaps(state);
  if (state.left === 8 * TICKS) state.events.push({ kind: 'hurry' });
  if (state.left <= 0) state.over = true;
}

function steer(state: TramState, held: number): void {
  const both = (held & LEFT) !== 0 && (held & RIGHT) !== 0;
  const side = both ? 0 : Number((held & RIGHT) !== 0) - Number((held & LEFT) !== 0);
  const pace = length(state.speedX, state.speedY);
  if (side !== 0 && side === state.side) state.steered += DT;
  else {
    release(state);
    state.steered = 0;
  }
  state.side = side;
  if (side !== 0 && state.steered > DRIFT.after && pace > DRIFT.above) {
    if (state.drift === 0) state.events.push({ kind: 'drift' });
    state.drift = Math.min(DRIFT.most, state.drift + DT);
  } else if (side !== 0 && pace < DRIFT.above * 0.7) state.drift = 0;
  state.yaw += (side * DRIVE.yaw - state.yaw) * DRIVE.ease * DT;
  state.heading = wrapAngle(state.heading + state.yaw * DT);
}

/** Straightens out of a drift with what it has gathered. */
function release(state: TramState): void {
  if (state.drift > 0.15) {
    state.boost = DRIFT.boost * state.drift * 1.6;
    state.events.push({ kind: 'boost', power: state.drift / DRIFT.most });
  }
  state.drift = 0;
}

function drive(state: TramState, held: number): void {
  const both = (held & LEFT) !== 0 && (held & RIGHT) !== 0;
  const ahead = { x: cos(state.heading), y: sin(state.heading) };
  let forward = state.speedX * ahead.x + state.speedY * ahead.y;
  let aside = -state.speedX * ahead.y + state.speedY * ahead.x;
  const top = DRIVE.top + state.boost;
  if (both) forward = approach(forward, 60, DRIVE.brake * DT);
  else forward = approach(forward, top, (forward > top ? 160 : DRIVE.gain + state.boost * 3) * DT);
  state.boost = Math.max(0, state.boost - DRIFT.boost * 1.6 * DT);
  const grip = (state.drift > 0 ? DRIVE.slide : DRIVE.grip) * (state.lap >= RAIN_FROM ? DRIVE.wet : 1);
  aside -= aside * grip * DT;
  state.speedX = forward * ahead.x - aside * ahead.y;
  state.speedY = forward * ahead.y + aside * ahead.x;
  state.x += state.speedX * DT;
  state.y += state.speedY * DT;
}

function keepOnStreet(state: TramState): void {
  const { track } = state;
  const before = state.place;
  state.place = nearest(track, before, state.x, state.y);
  const half = track.length / 2;
  const moved = ((state.place - before + track.length + half) % track.length) - half;
  state.passed += moved;
  const point = at(track, state.place);
  const aside = asideOf(point, state);
  const most = HALF_WIDTH - TRAM.wide;
  if (Math.abs(aside) <= most) return;
  const side = aside > 0 ? 1 : -1;
  const normal = { x: -sin(point.angle) * side, y: cos(point.angle) * side };
  const deep = Math.abs(aside) - most;
  state.x -= normal.x * deep;
  state.y -= normal.y * deep;
  const into = state.speedX * normal.x + state.speedY * normal.y;
  if (into <= 0) return;
  const force = clamp(into / 240, 0, 1);
  const keep = 1 - WALL.keep * force * force;
  state.speedX = (state.speedX - normal.x * into * 1.25) * keep;
  state.speedY = (state.speedY - normal.y * into * 1.25) * keep;
  state.heading = wrapAngle(state.heading + wrapAngle(point.angle - state.heading) * WALL.turn);
  if (state.scrape === 0) state.events.push({ kind: 'scrape' });
  state.scrape = WALL.ticks;
  if (force < 0.16) return;
  state.drift = 0;
  state.teaSpeed += side * force * WALL.sway;
  state.events.push({
    kind: 'wall',
    force,
    x: state.x + normal.x * TRAM.wide,
    y: state.y + normal.y * TRAM.wide,
  });
}

function scrape(state: TramState): void {
  if (state.scrape === 0) return;
  state.scrape -= 1;
  state.cup = Math.max(0, state.cup - WALL.tea * DT);
  const pace = length(state.speedX, state.speedY);
  if (pace <= WALL.crawl) return;
  const keep = approach(pace, WALL.crawl, WALL.brake * DT) / pace;
  state.speedX *= keep;
  state.speedY *= keep;
}

/** Where the other tram is. */
export function otherSpot(state: TramState): { x: number; y: number; angle: number } | undefined {
  if (state.other < 0) return undefined;
  const { track } = state;
  const index = Math.floor(state.other);
  const point = at(track, index % track.length);
  const next = at(track, (index + 1) % track.length);
  const part = state.other - index;
  return {
    x: point.x + (next.x - point.x) * part - sin(point.angle) * OTHER.aside,
    y: point.y + (next.y - point.y) * part + cos(point.angle) * OTHER.aside,
    angle: point.angle,
  };
}

function meetOther(state: TramState): void {
  if (state.other < 0) return;
  state.other -= (OTHER.pace / STEP) * DT;
  if (state.other < 0) state.other += state.track.length;
  const spot = otherSpot(state);
  if (!spot || state.safe > 0) return;
  if (length(spot.x - state.x, spot.y - state.y) > TRAM.wide * 2 + 12) return;
  state.safe = 70;
  state.speedX *= 0.3;
  state.speedY *= 0.3;
  state.cup = Math.max(0, state.cup - 15);
  state.drift = 0;
  state.events.push({ kind: 'crash', x: (spot.x + state.x) / 2, y: (spot.y + state.y) / 2 });
}

function shakeTea(state: TramState): void {
  const forward = state.speedX * cos(state.heading) + state.speedY * sin(state.heading);
  const push = (state.yaw * forward) / 1000;
  state.teaSpeed += (-TEA.spring * state.tea - TEA.damp * state.teaSpeed - TEA.push * push) * DT;
  state.tea += state.teaSpeed * DT;
  const over = Math.abs(state.tea) - 1;
  const spilling = over > 0 && state.cup > 0;
  if (spilling) state.cup = Math.max(0, state.cup - TEA.spill * over * DT);
  if (spilling && !state.spilling) state.events.push({ kind: 'spill' });
  state.spilling = spilling;
  state.tea = clamp(state.tea, -1.6, 1.6);
}

function countLaps(state: TramState): void {
  if (state.passed < (state.lap + 1) * state.track.length) return;
  state.lap += 1;
  const points = POINTS.lap + Math.round(state.cup * POINTS.cup);
  state.score += points;
  state.events.push({ kind: 'lap', lap: state.lap, points });
  if (state.lap === LAPS) {
    state.score += Math.round((state.left / TICKS) * POINTS.second) + Math.round(state.cup * POINTS.cup);
    state.over = true;
    return;
  }
  state.left += Math.round(lapSeconds(state.track) * TICKS);
  // The waiter comes by and pours.
  state.cup = Math.min(100, state.cup + 12);
  if (state.lap === RAIN_FROM) state.events.push({ kind: 'rain' });
  if (state.lap === OTHER_FROM) {
    state.other = Math.floor(state.track.length * 0.55);
    state.events.push({ kind: 'oncoming' });
  }
}
