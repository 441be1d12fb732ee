import { clamp } from '../../world/maths/ease.ts';

/** How one turns with a stick: by so many degrees at once, or smoothly (0). */
export const SNAP_ANGLES = [30, 45, 90, 0] as const;
export type SnapAngle = (typeof SNAP_ANGLES)[number];

/** What somebody finds comfortable. */
export interface Comfort {
  snap: SnapAngle;
  /** The edge of the picture is dark while one is moved. */
  vignette: boolean;
  /** One sits, and the eyes are as high as if one stood. */
  seated: boolean;
  /** The stick walks; else it does nothing, and one teleports. */
  walks: boolean;
  /** The left hand turns and points, the right one walks and wears the menu. */
  swapped: boolean;
}

/** Whoever is new teleports or walks, turns by steps, and has the dark edge. */
export const COMFORT: Comfort = { snap: 45, vignette: true, seated: false, walks: true, swapped: false };

const PUSHED = 0.7;
const BACK = 0.4;
const SMOOTH_TURN = 1.6;

/** Makes one turn out of one push of a stick: it must come back before it turns again. */
export class SnapTurn {
  #isPushed = false;

  /** How far to turn now, in radians; above 0 is to the left. `push` is from -1 (left) to 1. */
  read(push: number, angle: SnapAngle, seconds: number): number {
    if (angle === 0) {
      this.#isPushed = false;
      return Math.abs(push) < 0.2 ? 0 : -push * SMOOTH_TURN * seconds;
    }
    if (Math.abs(push) < BACK) this.#isPushed = false;
    if (this.#isPushed || Math.abs(push) < PUSHED) return 0;
    this.#isPushed = true;
    return (-Math.sign(push) * angle * Math.PI) / 180;
  }
}

/** As high as the eyes of somebody who stands, in metres. */
const STANDING = 1.6;

/** How much higher somebody must be than where they sit. A device without a floor puts the eyes at 0. */
export function liftOf(headHeight: number, { seated }: Comfort, hasFloor: boolean): number {
  if (!seated && hasFloor) return 0;
  return clamp(STANDING - headHeight, 0, STANDING);
}

const NARROW_MS = 120;
const WIDEN_MS = 350;

/** How dark the edge of the picture is after a frame, 0 to 1: quickly there, slowly gone. */
export function darken(before: number, isMoved: boolean, isWanted: boolean, seconds: number): number {
  const ms = seconds * 1000;
  if (isMoved && isWanted) return clamp(before + ms / NARROW_MS);
  return clamp(before - ms / WIDEN_MS);
}

const BLINK_S = 0.18;

/** How dark the whole picture is so long after a teleport: one blinks. */
export function blinkAt(seconds: number): number {
  return clamp(1 - seconds / BLINK_S);
}

const WANTED_RATE = 72;

/** The lowest rate that is quick enough: what is steady matters more than what is fast. */
export function rateOf(supported: ArrayLike<number> | null | undefined): number | null {
  const rates = Array.from(supported ?? []).filter((rate) => rate >= WANTED_RATE);
  return rates.length > 0 ? Math.min(...rates) : null;
}

const REST = 0.15;

/** A stick that is let go is never quite in the middle. */
export function rested(value: number): number {
  return Math.abs(value) < REST ? 0 : clamp(value, -1, 1);
}
