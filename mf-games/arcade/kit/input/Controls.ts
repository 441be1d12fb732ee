import {
  A,
  B,
  DOWN,
  LEFT,
  LEFT_2,
  NEXT,
  POINT,
  PREVIOUS,
  RIGHT,
  RIGHT_2,
  UP,
  UP_2,
  X,
  Y,
} from '../sim/Input.ts';

/** How devices become bits. Take one of those below; a game with more keys spreads one and adds to it. */
export interface Controls {
  /** What the title card pulses and the first seconds show. */
  glyph: 'tap' | 'sides' | 'sidesTap' | 'cross' | 'point' | 'draw' | 'drums' | 'duel';
  /** `KeyboardEvent.code` to bits. */
  keys: Readonly<Record<string, number>>;
  /**
   * whole: anywhere is A. sides: the left half LEFT, the right half RIGHT. swipe: a swipe is a direction as long as the
   * finger stays, a tap is A. point: POINT with the place. quarters: LEFT, DOWN, UP, RIGHT from left to right.
   * duel: each half of the screen is a player's two sides, and X and Y those of who plays alone.
   */
  touch: 'whole' | 'sides' | 'swipe' | 'point' | 'quarters' | 'duel';
  /** Buttons of a standard gamepad to bits. */
  buttons: Readonly<Record<number, number>>;
  /** The stick and the d-pad: bits of directions, or the cursor. */
  stick: 'none' | 'sides' | 'cross' | 'cursor';
  /** Arrows move a cursor over the board, and keys with POINT press it. Games with a grid move their own instead. */
  freeCursor?: boolean;
  /** Letters arrive as TYPED with their code in x; words are ended with Enter. */
  typed?: 'letters' | 'words';
  /** Its words are in the language of the page: GERMAN is held where that is the language. */
  spoken?: boolean;
}

const sideKeys = { ArrowLeft: LEFT, KeyA: LEFT, ArrowRight: RIGHT, KeyD: RIGHT };
const upDownKeys = { ArrowUp: UP, KeyW: UP, ArrowDown: DOWN, KeyS: DOWN };
const actionKeys = { Space: A, Enter: A };
const faceButtons = { 0: A, 1: B, 2: X, 3: Y };

/** One button is the whole game. */
export const oneButton: Controls = {
  glyph: 'tap',
  keys: { ...actionKeys, ArrowUp: A, KeyW: A },
  touch: 'whole',
  buttons: { 0: A, 1: A, 2: A, 3: A, 7: A, 12: A },
  stick: 'none',
};

/** Left and right, with one action. */
export const twoWay: Controls = {
  glyph: 'sides',
  keys: { ...sideKeys, ...actionKeys, ArrowUp: A, KeyW: A },
  touch: 'sides',
  buttons: { ...faceButtons, 6: LEFT, 7: RIGHT },
  stick: 'sides',
};

export const fourWay: Controls = {
  glyph: 'cross',
  keys: { ...sideKeys, ...upDownKeys, ...actionKeys },
  touch: 'swipe',
  buttons: faceButtons,
  stick: 'cross',
};

/** Tap a thing. Keys and pad give directions and A: the sim moves a cursor of its own among what can be chosen. */
export const pointer: Controls = {
  glyph: 'point',
  keys: { ...sideKeys, ...upDownKeys, ...actionKeys, KeyQ: PREVIOUS, KeyE: NEXT, Backspace: B },
  touch: 'point',
  buttons: { ...faceButtons, 4: PREVIOUS, 5: NEXT },
  stick: 'cross',
};

/** Draw a line. The arrows and the stick move a free cursor, Space and A press it. */
export const drawing: Controls = {
  glyph: 'draw',
  keys: { Space: POINT, Enter: X, KeyX: X, Backspace: B },
  touch: 'point',
  buttons: { 0: POINT, 1: B, 2: X },
  stick: 'cursor',
  freeCursor: true,
};

export const fourButtons: Controls = {
  glyph: 'drums',
  keys: {
    ...{ KeyD: LEFT, KeyF: DOWN, KeyJ: UP, KeyK: RIGHT },
    ...{ ArrowLeft: LEFT, ArrowDown: DOWN, ArrowUp: UP, ArrowRight: RIGHT },
  },
  touch: 'quarters',
  buttons: { 0: DOWN, 1: RIGHT, 2: LEFT, 3: UP, 12: UP, 13: DOWN, 14: LEFT, 15: RIGHT },
  stick: 'none',
};

/** Two people: A, D and W against the arrows, or a pad each. Space is for who plays alone. */
export const duel: Controls = {
  glyph: 'duel',
  keys: {
    KeyA: LEFT,
    KeyD: RIGHT,
    KeyW: UP,
    ArrowLeft: LEFT_2,
    ArrowRight: RIGHT_2,
    ArrowUp: UP_2,
    Space: A,
  },
  touch: 'duel',
  buttons: { 0: UP, 6: LEFT, 7: RIGHT },
  stick: 'sides',
};
