import type { Controls } from '../kit/input/Controls.ts';
import { A, DOWN, type Input, LEFT, POINT, RIGHT, TYPED, UP } from '../kit/sim/Input.ts';
import type { Stage } from '../kit/flow/Stage.ts';
import type { Device } from './Hand.ts';

export interface Finger {
  /** A finger with another name is another touch. */
  name: string;
  x: number;
  y: number;
  /** Where it came down, when it was swiped to its place. */
  from?: { x: number; y: number };
}

/** What lies on the devices: keys by their codes, fingers in CSS pixels, a pad's buttons and its stick. */
export interface Held {
  keys: string[];
  fingers: Finger[];
  pad: { buttons: number[]; x: number; y: number };
}

export const NOTHING: Held = { keys: [], fingers: [], pad: { buttons: [], x: 0, y: 0 } };
const ARROWS: readonly (readonly [number, string])[] = [
  [LEFT, 'ArrowLeft'],
  [RIGHT, 'ArrowRight'],
  [UP, 'ArrowUp'],
  [DOWN, 'ArrowDown'],
];

/** Where hands go so that the game hears this input. Throws where the device cannot say it: such a game cannot be played by it. */
export function reach(
  input: Input,
  device: Device,
  { controls, stage }: { controls: Controls; stage: Stage },
): Held {
  if (input.held === 0) return NOTHING;
  if (device === 'keys') return { ...NOTHING, keys: keysFor(input, controls) };
  if (device === 'pad') return { ...NOTHING, pad: padFor(input, controls) };
  return { ...NOTHING, fingers: fingersFor(input, controls, stage) };
}

const bitsOf = (held: number) => Array.from({ length: 26 }, (_, i) => 1 << i).filter((bit) => held & bit);

function keysFor({ held, x }: Input, controls: Controls): string[] {
  return bitsOf(held).map((bit) => {
    if (bit === TYPED) return `Key${String.fromCharCode(x).toUpperCase()}`;
    const arrow = ARROWS.find(([one]) => one === bit)?.[1];
    if (controls.freeCursor && arrow) return arrow;
    const [code] = Object.entries(controls.keys).find(([, one]) => one === bit) ?? [];
    return code ?? missing('key', bit);
  });
}

function padFor({ held }: Input, controls: Controls): Held['pad'] {
  const pad: Held['pad'] = { buttons: [], x: 0, y: 0 };
  for (const bit of bitsOf(held)) {
    const [button] = Object.entries(controls.buttons).find(([, one]) => one === bit) ?? [];
    if (button !== undefined) pad.buttons.push(Number(button));
    else if (controls.stick === 'none') missing('button', bit);
    else if (bit & (LEFT | RIGHT)) pad.x = bit === LEFT ? -1 : 1;
    else if (bit & (UP | DOWN) && controls.stick !== 'sides') pad.y = bit === UP ? -1 : 1;
    else missing('button', bit);
  }
  return pad;
}

const SWIPE = 60;

function fingersFor({ held, x, y }: Input, { touch }: Controls, stage: Stage): Finger[] {
  const [width, height] = [stage.width * stage.unit, stage.height * stage.unit];
  const finger = (name: string, across: number, down = 0.75): Finger => ({
    name,
    x: width * across,
    y: height * down,
  });
  if (touch === 'point') {
    if (!(held & POINT)) return missing('finger', held);
    const place = stage.camera.toScreen(x, y);
    return [{ name: 'point', x: place.x, y: place.y }];
  }
  if (touch === 'whole') return [finger('whole', 0.5)];
  if (touch === 'quarters')
    return [LEFT, DOWN, UP, RIGHT].flatMap((bit, i) =>
      held & bit ? [finger(`quarter ${i}`, (i + 0.5) / 4)] : [],
    );
  if (touch === 'swipe') {
    // A finger that swipes has no tap: the tap comes first.
    if (held & A) return [finger('tap', 0.5, 0.5)];
    const across = Number((held & RIGHT) !== 0) - Number((held & LEFT) !== 0);
    const down = across === 0 ? Number((held & DOWN) !== 0) - Number((held & UP) !== 0) : 0;
    const from = { x: width / 2, y: height / 2 };
    return [{ name: `swipe ${across} ${down}`, x: from.x + across * SWIPE, y: from.y + down * SWIPE, from }];
  }
  // Both sides at once are the third thing that two thumbs can say.
  const third = touch === 'duel' ? UP : A;
  const sides = held & third ? LEFT | RIGHT : held;
  return [...(sides & LEFT ? [finger('left', 0.25)] : []), ...(sides & RIGHT ? [finger('right', 0.75)] : [])];
}

function missing(what: string, bit: number): never {
  throw new RangeError(`No ${what} says ${bit.toString(2)}.`);
}
