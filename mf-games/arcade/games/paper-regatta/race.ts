import { at } from '../../kit/sim/at.ts';
import { clamp, cos, length, sin } from '../../kit/sim/dmath.ts';
import type { Rng } from '../../kit/sim/rng.ts';
import { DT, TICKS } from '../../kit/sim/Sim.ts';
import { BUOY, isInGust, isInLee, layCourse, POND, sailing, windAt } from './course.ts';
import { type Boat, CHARGE, type Race } from './boats.ts';
import { steer } from './helm.ts';

export type { Boat, Race } from './boats.ts';
export { CHARGE } from './boats.ts';

export type RaceEvent =
  | { kind: 'gun' }
  | { kind: 'early'; boat: number }
  | { kind: 'buoy'; boat: number; passed: number }
  | { kind: 'touch'; boat: number }
  | { kind: 'steal'; boat: number }
  | { kind: 'full'; boat: number }
  | { kind: 'push'; boat: number }
  | { kind: 'bump'; boat: number; x: number; y: number }
  | { kind: 'finish'; boat: number; place: number };

/** Whoever hears of a race. */
interface Heard {
  push(event: RaceEvent): unknown;
}

export const LAPS = 2;
const COUNTDOWN = 3 * TICKS;
/** A race has an end for those who do not find home. */
const LIMIT = 98 * TICKS;
const SPEED = 110;
const TURN = 1.8;
const PUSH = { ticks: 72, part: 1.35 };
const SHADE = 0.55;
const GUST = 1.25;
const SLOW = { ticks: TICKS, part: 0.5 };
const EARLY = 2 * TICKS;
const REACH = 20;

export function startRace(box: Rng, bots: readonly number[]): Race {
  const course = layCourse(box);
  const last = at(course.buoys, 3);
  // Towards the side of the first buoy, so that nobody crosses the line by doing nothing.
  const heading = at(course.buoys, 0).x > 0 ? -0.12 : 3.26;
  const boats = bots.map((bot, i) => ({
    x: last.x + (i - (bots.length - 1) / 2) * 58,
    y: course.line + 74 + (i % 2) * 12,
    ...{ heading, speed: 0, turn: 0 as const, passed: 0, charge: 0, push: 0, slow: 0, wait: 0, finish: 0 },
    ...{ bot, shaded: false, steals: false },
  }));
  return { course, tick: -COUNTDOWN, boats, over: false };
}

/** Spends a full charge; false when there is none. */
export function push(race: Race, index: number, events: Heard): boolean {
  const boat = at(race.boats, index);
  if (boat.charge < CHARGE || boat.finish > 0) return false;
  boat.charge = 0;
  boat.push = PUSH.ticks;
  events.push({ kind: 'push', boat: index });
  return true;
}

/** One sixtieth of a second. */
export function stepRace(race: Race, events: Heard): void {
  race.tick += 1;
  if (race.tick === 0) events.push({ kind: 'gun' });
  const wind = windAt(race.course, race.tick);
  shade(race, wind, events);
  race.boats.forEach((boat, i) => {
    if (boat.bot >= 0) {
      const hold = steer(race, i, wind);
      boat.turn = hold.turn;
      if (hold.push) push(race, i, events);
    }
    sail(race, boat, i, wind, events);
  });
  part(race, events);
  const { boats } = race;
  race.over = race.tick > LIMIT || boats.every(({ finish }) => finish > 0);
}

/** Who lies in whose lee. */
function shade({ boats }: Race, wind: number, events: Heard): void {
  const stole = boats.map(({ steals }) => steals);
  for (const boat of boats) {
    boat.shaded = false;
    boat.steals = false;
  }
  boats.forEach((boat, i) => {
    if (boat.finish > 0) return;
    for (const other of boats) {
      if (other === boat || other.finish > 0 || !isInLee(boat, other, wind)) continue;
      other.shaded = true;
      boat.steals = true;
    }
    if (!boat.steals) return;
    if (!stole[i]) events.push({ kind: 'steal', boat: i });
    boat.charge += 1;
    if (boat.charge === CHARGE) events.push({ kind: 'full', boat: i });
    boat.charge = Math.min(CHARGE, boat.charge);
  });
}

function sail(race: Race, boat: Boat, index: number, wind: number, events: Heard): void {
  const { course, tick } = race;
  boat.push = Math.max(0, boat.push - 1);
  boat.slow = Math.max(0, boat.slow - 1);
  boat.wait = Math.max(0, boat.wait - 1);
  boat.heading += boat.turn * TURN * DT;
  let goal = SPEED * sailing(boat.heading, wind);
  if (isInGust(course, boat, tick)) goal *= GUST;
  if (boat.shaded) goal *= SHADE;
  if (boat.push > 0) goal *= PUSH.part;
  if (boat.slow > 0) goal *= SLOW.part;
  if (boat.wait > 0 || boat.finish > 0) goal *= 0.1;
  if (tick < 0) goal *= 0.5;
  // The few who sail less well trim their sails less well.
  if (boat.bot >= 0) goal *= 0.87 + boat.bot * 0.055;
  boat.speed += (goal - boat.speed) * (goal > boat.speed ? 1.5 : 1) * DT;
  const before = boat.y;
  boat.x = clamp(boat.x + cos(boat.heading) * boat.speed * DT, -POND.x, POND.x);
  boat.y = clamp(boat.y + sin(boat.heading) * boat.speed * DT, -POND.y, POND.y);
  if (tick < 0 && boat.y < course.line && before >= course.line) {
    boat.wait = EARLY - tick;
    events.push({ kind: 'early', boat: index });
  }
  if (boat.finish === 0 && tick >= 0) round(race, boat, index, events);
}

function round({ course, boats, tick }: Race, boat: Boat, index: number, events: Heard): void {
  const { buoys } = course;
  for (const buoy of buoys) {
    if (boat.slow > 0 || length(boat.x - buoy.x, boat.y - buoy.y) > BUOY.touch) continue;
    boat.slow = SLOW.ticks;
    events.push({ kind: 'touch', boat: index });
  }
  const next = at(buoys, boat.passed % buoys.length);
  if (length(boat.x - next.x, boat.y - next.y) > BUOY.round) return;
  boat.passed += 1;
  events.push({ kind: 'buoy', boat: index, passed: boat.passed });
  if (boat.passed < buoys.length * LAPS) return;
  boat.finish = tick;
  events.push({ kind: 'finish', boat: index, place: boats.filter(({ finish }) => finish > 0).length - 1 });
}

/** Paper bounces off paper. */
function part({ boats }: Race, events: Heard): void {
  boats.forEach((one, i) => {
    for (const other of boats.slice(i + 1)) {
      const dx = other.x - one.x;
      const dy = other.y - one.y;
      const far = length(dx, dy);
      if (far > REACH * 2 || far === 0) continue;
      const by = (REACH * 2 - far) / 2 / far;
      one.x -= dx * by;
      one.y -= dy * by;
      other.x += dx * by;
      other.y += dy * by;
      if (one.speed + other.speed > 60)
        events.push({ kind: 'bump', boat: i, x: one.x + dx / 2, y: one.y + dy / 2 });
      one.speed *= 0.97;
      other.speed *= 0.97;
    }
  });
}

/** How far a boat has come: buoys, and what is left to the next. */
function comeTo({ course: { buoys } }: Race, { x, y, passed, finish }: Boat): number {
  if (finish > 0) return 1_000_000 - finish;
  const next = at(buoys, passed % buoys.length);
  return passed * 4000 - length(next.x - x, next.y - y);
}

/** The boats by their places, the first first. */
export function ranking(race: Race): number[] {
  return race.boats
    .map((boat, i) => ({ i, come: comeTo(race, boat) }))
    .sort((a, b) => b.come - a.come)
    .map(({ i }) => i);
}

/** The place of a boat, from 0. */
export const placeOf = (race: Race, boat: number): number => ranking(race).indexOf(boat);
