import { boundsOf, HIGHEST, LIVE_LIMITS, LOWEST, type Motion, type Theme } from '@plaza/api-contract';
import type { VisitRow } from './visits.ts';

/** Steps of the wire and of time are coarse: so many metres more are no cheating. */
const SLACK = 1.5;
/** So many refusals within ten seconds are no bad luck any more. */
const MOST_REFUSED = 50;
const REFUSED_MS = 10_000;

/** What one visitor sends of where they are, as far as it can be true: within bounds, no faster than one walks. */
export class Walk {
  at: Motion | null = null;
  /** Too much of what came was not true. */
  isHopeless = false;
  readonly #bounds: ReturnType<typeof boundsOf>;
  #movedMs = 0;
  #jumpedMs = -Infinity;
  /** Metres one may go at once, up and down, and messages one may send. */
  #way: number = LIVE_LIMITS.speed;
  #fall: number = LIVE_LIMITS.fall;
  #messages: number = LIVE_LIMITS.movesPerSecond;
  #refusedMs: number[] = [];

  constructor(theme: Theme) {
    this.#bounds = boundsOf(theme);
  }

  /** Takes a move, or says no to it. */
  take(motion: Motion, nowMs: number): boolean {
    const taken = this.#isAllowed(motion, nowMs);
    if (taken) this.at = motion;
    else this.#refuse(nowMs);
    return taken;
  }

  #isAllowed(motion: Motion, nowMs: number): boolean {
    const gone = Math.max(0, nowMs - this.#movedMs) / 1000;
    this.#movedMs = nowMs;
    const { movesPerSecond, speed, fall, jumpMs } = LIVE_LIMITS;
    this.#messages = Math.min(movesPerSecond, this.#messages + gone * movesPerSecond);
    this.#way = Math.min(speed, this.#way + gone * speed);
    this.#fall = Math.min(fall, this.#fall + gone * fall);
    if (this.#messages < 1 || !this.#isWithin(motion)) return false;
    this.#messages -= 1;
    const before = this.at;
    if (!before) return true;
    const way = Math.hypot(motion.x - before.x, motion.z - before.z);
    const fallen = Math.abs(motion.y - before.y);
    if (motion.jumped && nowMs - this.#jumpedMs >= jumpMs) {
      this.#jumpedMs = nowMs;
      return true;
    }
    if (way > this.#way + SLACK || fallen > this.#fall + SLACK) return false;
    this.#way = Math.max(0, this.#way - way);
    this.#fall = Math.max(0, this.#fall - fallen);
    return true;
  }

  #isWithin({ x, y, z }: Motion): boolean {
    const [low, high] = this.#bounds;
    const [lowX, lowZ] = low;
    const [highX, highZ] = high;
    // A step of the wire beyond the edge is the edge.
    const edge = 0.05;
    return (
      x >= lowX - edge &&
      x <= highX + edge &&
      z >= lowZ - edge &&
      z <= highZ + edge &&
      y >= LOWEST &&
      y <= HIGHEST
    );
  }

  #refuse(nowMs: number): void {
    this.#refusedMs = this.#refusedMs.filter((ms) => nowMs - ms < REFUSED_MS);
    this.#refusedMs.push(nowMs);
    if (this.#refusedMs.length > MOST_REFUSED) this.isHopeless = true;
  }
}

/** As it is kept for somebody whose connection broke. */
export function spotOf(at: Motion | null | undefined): VisitRow['spot'] {
  return at ? [at.x, at.y, at.z, at.yaw] : null;
}

export function motionAt([x, y, z, yaw]: [number, number, number, number]): Motion {
  return { x, y, z, yaw, gesture: 0, jumped: true, talks: false, away: false };
}
