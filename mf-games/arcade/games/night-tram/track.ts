import { at } from '../../kit/sim/at.ts';
import { atan2, cos, length, mix, sin, TAU, wrapAngle } from '../../kit/sim/dmath.ts';
import { below, between, type Rng } from '../../kit/sim/rng.ts';

/** A place in the middle of the street. */
export interface TrackPoint {
  x: number;
  y: number;
  /** Where the street leads. */
  angle: number;
  /** How much it bends, in radians a unit; to the right is positive. */
  bend: number;
}

/** Units between two places of the street. */
export const STEP = 24;
export const HALF_WIDTH = 62;
const RULES = { least: 4200, most: 6800, radius: 116, apart: 270 };

/** A way round the old town that closes: no bend too tight, no two streets too near. The first place is before a straight. */
export function layTrack(box: Rng): TrackPoint[] {
  for (;;) {
    const track = tryTrack(box);
    if (track) return startOnStraight(track);
  }
}

function tryTrack(box: Rng): TrackPoint[] | undefined {
  const count = 9 + below(box, 4);
  const posts = Array.from({ length: count }, (_, i) => {
    const angle = ((i + between(box, -0.28, 0.28)) / count) * TAU;
    const reach = between(box, 0.55, 1.15);
    return { x: cos(angle) * 1100 * reach, y: sin(angle) * 800 * reach };
  });
  const line: { x: number; y: number }[] = [];
  for (let i = 0; i < count; i++) {
    const post = (by: number) => at(posts, (i + by + count) % count);
    for (let part = 0; part < 40; part++) line.push(curve([post(-1), post(0), post(1), post(2)], part / 40));
  }
  const points = evenly(line);
  const long = points.length * STEP;
  if (long < RULES.least || long > RULES.most) return undefined;
  const track = points.map((point, i): TrackPoint => {
    const before = at(points, (i - 1 + points.length) % points.length);
    const after = at(points, (i + 1) % points.length);
    const angle = atan2(after.y - before.y, after.x - before.x);
    const into = atan2(point.y - before.y, point.x - before.x);
    const out = atan2(after.y - point.y, after.x - point.x);
    return { ...point, angle, bend: wrapAngle(out - into) / STEP };
  });
  return isFit(track) ? track : undefined;
}

type Spot = { x: number; y: number };

/** A Catmull-Rom curve from the second of four posts to the third. */
function curve([a, b, c, d]: [Spot, Spot, Spot, Spot], t: number): Spot {
  const along = (p: number, q: number, r: number, s: number) =>
    0.5 * (2 * q + (r - p) * t + (2 * p - 5 * q + 4 * r - s) * t * t + (3 * q - p - 3 * r + s) * t * t * t);
  return { x: along(a.x, b.x, c.x, d.x), y: along(a.y, b.y, c.y, d.y) };
}

/** The same line in equal steps. */
function evenly(line: readonly Spot[]): Spot[] {
  const points: Spot[] = [];
  let left = 0;
  line.forEach((from, i) => {
    const to = at(line, (i + 1) % line.length);
    const long = length(to.x - from.x, to.y - from.y);
    let walked = left;
    while (walked < long) {
      const part = walked / long;
      points.push({ x: mix(from.x, to.x, part), y: mix(from.y, to.y, part) });
      walked += STEP;
    }
    left = walked - long;
  });
  return points;
}

function isFit(track: readonly TrackPoint[]): boolean {
  const count = track.length;
  const smooth = track.every(({ bend }, i) => {
    const next = at(track, (i + 1) % count).bend;
    return Math.abs(bend + next) / 2 < 1 / RULES.radius;
  });
  if (!smooth) return false;
  for (let i = 0; i < count; i += 3)
    for (let j = i + 18; j < Math.min(count, i + count - 18); j += 3) {
      const a = at(track, i);
      const b = at(track, j);
      if (length(a.x - b.x, a.y - b.y) < RULES.apart) return false;
    }
  return true;
}

function startOnStraight(track: TrackPoint[]): TrackPoint[] {
  const count = track.length;
  let best = 0;
  let least = Infinity;
  for (let i = 0; i < count; i++) {
    let bends = 0;
    for (let ahead = 0; ahead < 16; ahead++) bends += Math.abs(at(track, (i + ahead) % count).bend);
    if (bends >= least) continue;
    least = bends;
    best = i;
  }
  return [...track.slice(best), ...track.slice(0, best)];
}

/** The place of the street nearest to a spot, looked for around the last one. */
export function nearest(track: readonly TrackPoint[], last: number, x: number, y: number): number {
  let best = last;
  let least = Infinity;
  for (let by = -5; by <= 8; by++) {
    const index = (last + by + track.length) % track.length;
    const point = at(track, index);
    const far = (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y);
    if (far >= least) continue;
    least = far;
    best = index;
  }
  return best;
}

/** How far a spot lies to the right of the middle of the street. */
export function asideOf({ x, y, angle }: TrackPoint, spot: Spot): number {
  return -(spot.x - x) * sin(angle) + (spot.y - y) * cos(angle);
}
