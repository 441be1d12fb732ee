import { TICKS } from '../../kit/sim/Sim.ts';
import type { Course } from './course.ts';

/** So much stolen wind is a push. */
export const CHARGE = 3 * TICKS;

export interface Boat {
  x: number;
  y: number;
  heading: number;
  speed: number;
  /** What its hand holds. */
  turn: -1 | 0 | 1;
  /** How many buoys it has rounded. */
  passed: number;
  /** Ticks of stolen wind, full at `CHARGE`; a full one is spent on a push. */
  charge: number;
  push: number;
  /** Ticks in which it is slower, for a buoy it touched; and in which it lies still, for a start before the gun. */
  slow: number;
  wait: number;
  /** The tick at which it came in. */
  finish: number;
  /** How well it sails by itself, 0 to 2; -1 while a person does. */
  bot: number;
  /** It lies in another's lee, and somebody lies in its own. */
  shaded: boolean;
  steals: boolean;
}

/** One race: two laps round four buoys. Pure, and the same on the server and on each page. */
export interface Race {
  course: Course;
  /** Below zero before the gun. */
  tick: number;
  boats: Boat[];
  over: boolean;
}
