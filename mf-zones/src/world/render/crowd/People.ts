import { colour } from '../../maths/Colour.ts';
import { type Gesture, GESTURES } from '../../people/gestures.ts';
import type { Looks } from '../../people/looks.ts';

/** How many people one place can show: the fifty it takes, and room for those who come and go at once. */
export const CROWD_MOST = 64;

export const COLOURS = ['aSkin', 'aHair', 'aTop', 'aBottom', 'aAccent'] as const;

/** How high those stand who are not to be seen. */
export const OUT_OF_SIGHT = -999;

const four = () => new Float32Array(CROWD_MOST * 4);
const one = () => new Float32Array(CROWD_MOST).fill(1);
const bytes = () => new Uint8Array(CROWD_MOST * 4);

/** Everybody in a place as rows of numbers. A seat is a row; nothing is allocated while they move. */
export class People {
  readonly floats = { aPlace: four(), aPose: four(), aLamp: four(), aThere: one() };
  readonly colours = { aSkin: bytes(), aHair: bytes(), aTop: bytes(), aBottom: bytes(), aAccent: bytes() };

  dress(seat: number, looks: Looks): void {
    const { skin, hair, top, bottom, accent } = looks;
    const chosen = { aSkin: skin, aHair: hair, aTop: top, aBottom: bottom, aAccent: accent };
    for (const name of COLOURS) {
      const { r, g, b } = colour(chosen[name]);
      this.colours[name].set(
        [r, g, b, 1].map((part) => Math.round(Math.sqrt(part) * 255)),
        seat * 4,
      );
    }
  }

  constructor() {
    // A row that nobody has taken is far below: its shadow would lie in the middle of the place.
    for (let seat = 0; seat < CROWD_MOST; seat++) this.put(seat, 0, OUT_OF_SIGHT, 0, 0);
  }

  /** Where somebody is and which way they look. */
  put(seat: number, x: number, y: number, z: number, yaw: number): void {
    const place = this.floats.aPlace;
    place[seat * 4] = x;
    place[seat * 4 + 1] = y;
    place[seat * 4 + 2] = z;
    place[seat * 4 + 3] = yaw;
  }

  /** How they move: `phase` runs with the way they went, `walk` is 0 to 1. */
  pose(seat: number, phase: number, walk: number, gesture: Gesture, size = 1): void {
    const pose = this.floats.aPose;
    pose[seat * 4] = phase;
    pose[seat * 4 + 1] = walk;
    pose[seat * 4 + 2] = GESTURES[gesture];
    pose[seat * 4 + 3] = size;
  }

  /** How much of them is there: 1 is all, and whoever is half gone is seen through. */
  fade(seat: number, there: number): void {
    this.floats.aThere[seat] = there;
  }
}
