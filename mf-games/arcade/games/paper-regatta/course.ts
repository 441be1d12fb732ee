import { clamp, cos, length, PI, sin, TAU, wrapAngle } from '../../kit/sim/dmath.ts';
import { at } from '../../kit/sim/at.ts';
import { between, random, type Rng } from '../../kit/sim/rng.ts';
import { TICKS } from '../../kit/sim/Sim.ts';

export interface Spot {
  x: number;
  y: number;
}

/** A dark patch that drifts over the pond, with more wind in it. */
export interface Gust extends Spot {
  radius: number;
}

/** A pond, its buoys, and a wind that is known for every tick from these few numbers. */
export interface Course {
  buoys: Spot[];
  gusts: Gust[];
  /** Where the wind's swing begins, as an angle. */
  phase: number;
  /** Where boats lie before the start; the line is above them. */
  line: number;
}

/** Half the width and height of the pond: beyond lies reed. */
export const POND = { x: 760, y: 760 };
/** So near one has rounded a buoy; and so near one has touched it. */
export const BUOY = { round: 74, touch: 21 };
/** The wind swings so far to both sides, from one to the other in so many seconds. */
const VEER = { reach: 0.66, seconds: 18 };
const GUSTS = 6;
const GUST_PACE = 34 / TICKS;

export function layCourse(box: Rng): Course {
  const side = random(box) < 0.5 ? -1 : 1;
  const near = () => between(box, -50, 50);
  // Straight against the wind, then three legs with it.
  const buoys = [
    { x: near(), y: -490 + near() },
    { x: side * 500 + near(), y: -70 + near() },
    { x: side * -400 + near(), y: 190 + near() },
    { x: near() / 2, y: 470 },
  ];
  const gusts = Array.from({ length: GUSTS }, () => ({
    x: between(box, -POND.x, POND.x),
    y: between(box, -POND.y, POND.y),
    radius: between(box, 110, 190),
  }));
  return { buoys, gusts, phase: between(box, 0, TAU), line: 520 };
}

/** Where the wind blows to; a half turn away is where it comes from. */
export function windAt({ phase }: Course, tick: number): number {
  return PI / 2 + VEER.reach * sin(phase + (tick * PI) / (VEER.seconds * TICKS));
}

/** A gust as it lies now: they drift down the pond and begin anew above. */
export function gustNow({ x, y, radius }: Gust, tick: number): Gust {
  const high = POND.y * 2 + radius * 2;
  const gone = y + POND.y + radius + tick * GUST_PACE;
  return { x, y: gone - high * Math.floor(gone / high) - POND.y - radius, radius };
}

export function isInGust(course: Course, spot: Spot, tick: number): boolean {
  return course.gusts.some((gust) => {
    const now = gustNow(gust, tick);
    return length(now.x - spot.x, now.y - spot.y) < now.radius * 0.85;
  });
}

/** How fast a boat goes by the angle between its bow and where the wind comes from, in parts of the most. */
const FAST: readonly (readonly [degrees: number, part: number])[] = [
  [0, 0.25],
  [35, 0.25],
  [60, 0.8],
  [100, 1],
  [150, 0.9],
  [180, 0.75],
];

export function sailing(heading: number, wind: number): number {
  const degrees = (Math.abs(wrapAngle(heading - wind - PI)) * 180) / PI;
  for (let i = 1; i < FAST.length; i++) {
    const [from, low] = at(FAST, i - 1);
    const [to, high] = at(FAST, i);
    if (degrees <= to) return low + ((high - low) * clamp(degrees - from, 0, to - from)) / (to - from);
  }
  return 0.75;
}

/** The cone of still air behind a boat: 90 long, 40 wide at its end. True when the other one lies in it. */
export function isInLee(boat: Spot, other: Spot, wind: number): boolean {
  const dx = other.x - boat.x;
  const dy = other.y - boat.y;
  const along = dx * cos(wind) + dy * sin(wind);
  if (along < 10 || along > LEE.long) return false;
  const aside = Math.abs(dy * cos(wind) - dx * sin(wind));
  return aside < 10 + (LEE.wide * along) / LEE.long;
}

export const LEE = { long: 96, wide: 16 };
