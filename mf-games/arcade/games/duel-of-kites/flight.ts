import { atan2, clamp, cos, length, sin, wrapAngle } from '../../kit/sim/dmath.ts';
import { DT } from '../../kit/sim/Sim.ts';

export interface Kite {
  x: number;
  y: number;
  heading: number;
  /** Where it was before this step: its nose cuts what lies between. */
  wasX: number;
  wasY: number;
  /** Ticks of a pull that are left, and until the next may come. */
  pull: number;
  rest: number;
  strands: number;
  /** Ticks in which its string is safe, and in which it lies on the ground. */
  safe: number;
  stun: number;
}

/** What a hand does with its string. */
export interface Hold {
  /** -1 to the left, 1 to the right. */
  turn: number;
  pull: boolean;
}

export const BOARD = { width: 480, height: 480, ground: 424 };
/** Where the two stand. */
export const HANDS = [
  { x: 132, y: 436 },
  { x: 348, y: 436 },
] as const;
export const STRANDS = 3;
/** Heights at which the wind changes its side. */
export const BANDS = 3;
const FLY = { speed: 165, turn: 3.2, pull: 1.6, pullTicks: 24, restTicks: 120, stun: 36 };
/** The part of a string that can be cut, from the hand. */
const CUT = { from: 0.4, to: 0.95, angle: 0.43 };

export function freshKite(side: 0 | 1): Kite {
  const x = HANDS[side].x;
  const heading = side === 0 ? -1.2 : -1.94;
  return { x, y: 300, wasX: x, wasY: 300, heading, pull: 0, rest: 0, strands: STRANDS, safe: 90, stun: 0 };
}

/** The wind at a height, towards the right. */
export function windAt(y: number, winds: readonly number[]): number {
  const band = clamp(Math.floor((y / BOARD.ground) * BANDS), 0, BANDS - 1);
  return winds[band] ?? 0;
}

/** One step of one kite; true when it came down. */
export function fly(kite: Kite, hold: Hold, winds: readonly number[]): boolean {
  kite.safe = Math.max(0, kite.safe - 1);
  kite.rest = Math.max(0, kite.rest - 1);
  kite.wasX = kite.x;
  kite.wasY = kite.y;
  if (kite.stun > 0) {
    kite.stun -= 1;
    kite.heading = -1.5708;
    return false;
  }
  if (hold.pull && kite.rest === 0) {
    kite.pull = FLY.pullTicks;
    kite.rest = FLY.restTicks;
  }
  kite.pull = Math.max(0, kite.pull - 1);
  const pace = FLY.speed * (kite.pull > 0 ? FLY.pull : 1);
  kite.heading = wrapAngle(kite.heading + hold.turn * FLY.turn * DT);
  kite.x += (cos(kite.heading) * pace + windAt(kite.y, winds)) * DT;
  kite.y += sin(kite.heading) * pace * DT;
  const out = kite.x < 16 || kite.x > BOARD.width - 16 || kite.y < 16;
  if (out) {
    kite.x = clamp(kite.x, 16, BOARD.width - 16);
    kite.y = Math.max(16, kite.y);
    // Its string brings it round.
    const home = atan2(260 - kite.y, BOARD.width / 2 - kite.x);
    const off = wrapAngle(home - kite.heading);
    kite.heading = wrapAngle(kite.heading + clamp(off, -5 * DT, 5 * DT));
  }
  if (kite.y < BOARD.ground) return false;
  kite.y = BOARD.ground;
  kite.stun = FLY.stun;
  return true;
}

/** Where a kite's nose crossed the other's string in this step, as a part of its length; undefined when it did not. */
export function crossing(kite: Kite, hand: { x: number; y: number }, other: Kite): number | undefined {
  const nose = { x: kite.x + cos(kite.heading) * 14, y: kite.y + sin(kite.heading) * 14 };
  const before = { x: kite.wasX - cos(kite.heading) * 4, y: kite.wasY - sin(kite.heading) * 4 };
  const rx = nose.x - before.x;
  const ry = nose.y - before.y;
  const sx = other.x - hand.x;
  const sy = other.y - hand.y;
  const across = rx * sy - ry * sx;
  if (Math.abs(across) < 0.001) return undefined;
  const along = ((hand.x - before.x) * sy - (hand.y - before.y) * sx) / across;
  const part = ((hand.x - before.x) * ry - (hand.y - before.y) * rx) / across;
  if (along < 0 || along > 1 || part < CUT.from || part > CUT.to) return undefined;
  const steep = Math.abs(across) / (length(rx, ry) * length(sx, sy) || 1);
  return steep < CUT.angle ? undefined : part;
}

/** What a good hand does: flies at the other's string, and away from the ground. */
export function aim(kite: Kite, other: Kite, otherHand: { x: number; y: number }, part: number): Hold {
  if (kite.stun > 0) return { turn: 0, pull: false };
  const goal = {
    x: otherHand.x + (other.x - otherHand.x) * part,
    y: Math.min(BOARD.ground - 70, otherHand.y + (other.y - otherHand.y) * part),
  };
  const falls = sin(kite.heading) * 60 + kite.y > BOARD.ground - 34;
  if (falls) return { turn: cos(kite.heading) > 0 ? -1 : 1, pull: false };
  const far = length(goal.x - kite.x, goal.y - kite.y);
  const off = wrapAngle(atan2(goal.y - kite.y, goal.x - kite.x) - kite.heading);
  // Too near to come round: on, and back from further away.
  if (far < 100 && Math.abs(off) > 1.2) return { turn: 0, pull: false };
  return { turn: off > 0.08 ? 1 : off < -0.08 ? -1 : 0, pull: Math.abs(off) < 0.25 && far < 130 };
}
