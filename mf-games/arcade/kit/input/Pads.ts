import { DOWN, LEFT, LEFT_2, RIGHT, RIGHT_2, UP, UP_2 } from '../sim/Input.ts';
import type { Controls } from './Controls.ts';

const DEAD_ZONE = 0.3;
const START = 9;

export interface PadReading {
  held: number;
  /** The stick, for cursors. */
  x: number;
  y: number;
  start: boolean;
}

/** All gamepads together; in a duel the second one is the second player's. */
function readPads(controls: Controls): PadReading {
  const reading: PadReading = { held: 0, x: 0, y: 0, start: false };
  const pads = padsHere();
  let count = 0;
  for (const pad of pads) {
    if (!pad?.connected) continue;
    const bits = bitsOf(pad, controls, reading);
    reading.held |= controls.touch === 'duel' && count > 0 ? forSecond(bits) : bits;
    count += 1;
  }
  return reading;
}

/** A page that may not know of pads is told so by an error; the game goes on with keys and touch. */
function padsHere(): readonly (Gamepad | null)[] {
  try {
    return navigator.getGamepads?.() ?? [];
  } catch {
    return [];
  }
}

function bitsOf(pad: Gamepad, controls: Controls, reading: PadReading): number {
  let bits = 0;
  pad.buttons.forEach((button, i) => {
    if (button.pressed || button.value > 0.5) bits |= controls.buttons[i] ?? 0;
  });
  reading.start ||= Boolean(pad.buttons[START]?.pressed);
  const down = (i: number) => (pad.buttons[i]?.pressed ? 1 : 0);
  const [leans, tilts] = [pad.axes[0] ?? 0, pad.axes[1] ?? 0];
  // A cursor goes whatever way the stick leans: a flat slope has to be drawn too.
  const isOut = controls.stick === 'cursor' && Math.hypot(leans, tilts) >= DEAD_ZONE;
  const x = (isOut ? leans : beyondDeadZone(leans)) + down(15) - down(14);
  const y = (isOut ? tilts : beyondDeadZone(tilts)) + down(13) - down(12);
  if (controls.stick === 'cursor') {
    reading.x += x;
    reading.y += y;
  } else if (controls.stick === 'sides') bits |= sideOf(x);
  else if (controls.stick === 'cross') {
    // One direction at a time: the stronger.
    if (Math.abs(x) >= Math.abs(y)) bits |= sideOf(x);
    else bits |= y < 0 ? UP : DOWN;
  }
  return bits;
}

const sideOf = (x: number) => (x < 0 ? LEFT : x > 0 ? RIGHT : 0);
const beyondDeadZone = (value: number) => (Math.abs(value) < DEAD_ZONE ? 0 : value);

function forSecond(bits: number): number {
  return (bits & LEFT ? LEFT_2 : 0) | (bits & RIGHT ? RIGHT_2 : 0) | (bits & UP ? UP_2 : 0);
}

/** Remembers what was held, so that a press is told once. */
export class Pads {
  private before: PadReading = { held: 0, x: 0, y: 0, start: false };
  private readonly controls: Controls;
  private readonly told: { onPress: () => void; onStart: () => void };

  constructor(controls: Controls, told: Pads['told']) {
    this.controls = controls;
    this.told = told;
  }

  read(): PadReading {
    const reading = readPads(this.controls);
    if (reading.held & ~this.before.held) this.told.onPress();
    if (reading.start && !this.before.start) this.told.onStart();
    this.before = reading;
    return reading;
  }
}
