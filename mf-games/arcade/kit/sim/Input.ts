/**
 * What a player holds in one tick: a set of bits, and a place while POINT or TYPED is among them. It is all a sim hears,
 * and all that a log keeps.
 */
export interface Input {
  readonly held: number;
  /** In board units while POINT is held; with TYPED the character's code. */
  readonly x: number;
  readonly y: number;
}

export const LEFT = 1 << 0;
export const RIGHT = 1 << 1;
export const UP = 1 << 2;
export const DOWN = 1 << 3;
export const A = 1 << 4;
export const B = 1 << 5;
export const X = 1 << 6;
export const Y = 1 << 7;
/** The bumpers, or Q and E: the choice before and the next one. */
export const PREVIOUS = 1 << 8;
export const NEXT = 1 << 9;
/** A finger, the mouse button, or the key that presses the cursor. */
export const POINT = 1 << 10;
/** A character typed in this very tick. */
export const TYPED = 1 << 11;
/** The second player on the same keyboard. */
export const LEFT_2 = 1 << 12;
export const RIGHT_2 = 1 << 13;
export const UP_2 = 1 << 14;

/** No key: it is held throughout in games of words whose page is German. */
export const GERMAN = 1 << 15;

export const IDLE: Input = { held: 0, x: 0, y: 0 };

export function holding(held: number): Input {
  return held === 0 ? IDLE : { held, x: 0, y: 0 };
}

/** A press at a place, as logs keep it: whole units. */
export function pointing(x: number, y: number, held = 0): Input {
  return { held: held | POINT, x: Math.round(x), y: Math.round(y) };
}

/** The bits that went down in this tick. Remember `state.held = input.held` afterwards. */
export function pressed(before: number, input: Input): number {
  return input.held & ~before;
}
