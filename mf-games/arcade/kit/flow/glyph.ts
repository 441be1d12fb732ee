import { blend, darker, fade, lighter } from '../draw/color.ts';
import { write } from '../draw/text.ts';
import type { Palette } from '../Game.ts';
import type { Controls } from '../input/Controls.ts';
import type { Device } from '../input/InputReader.ts';
import { A, DOWN, LEFT, LEFT_2, POINT, RIGHT, RIGHT_2, UP, UP_2 } from '../sim/Input.ts';

interface GlyphPlan {
  glyph: Controls['glyph'];
  /** Who has a keyboard writes. */
  typed?: Controls['typed'];
  touch: Controls['touch'];
  device: Device;
  palette: Palette;
  x: number;
  y: number;
  /** The bits that are shown as pressed. */
  held: number;
  time: number;
}

/** `left`, `right`, `up`, `down`, `bar`, `enter`, or the letter of a key. */
type Icon = string;

/** How to play, without a word: the keys or the finger, pressed as the game wants them now. */
export function drawGlyph(context: CanvasRenderingContext2D, plan: GlyphPlan): void {
  context.save();
  context.translate(plan.x, plan.y);
  if (plan.device === 'touch' || plan.device === 'mouse') drawFinger(context, plan);
  else drawKeys(context, plan);
  context.restore();
}

interface Key {
  icon: Icon;
  x: number;
  y: number;
  width?: number;
  bits: number;
}

const arrows: Key[] = [
  { icon: 'left', x: -38, y: 0, bits: LEFT },
  { icon: 'right', x: 38, y: 0, bits: RIGHT },
];
const cross: Key[] = [
  ...arrows.map((key) => ({ ...key, y: 18 })),
  { icon: 'up', x: 0, y: -19, bits: UP },
  { icon: 'down', x: 0, y: 18, bits: DOWN },
];
const KEYS: Readonly<Record<Controls['glyph'], Key[]>> = {
  tap: [{ icon: 'bar', x: 0, y: 0, width: 96, bits: A }],
  sides: arrows.map((key) => ({ ...key, x: key.x * 0.55 })),
  sidesTap: [
    ...arrows.map((key) => ({ ...key, x: key.x * 0.55 - 52 })),
    { icon: 'bar', x: 40, y: 0, width: 84, bits: A },
  ],
  cross,
  point: [
    ...cross.map((key) => ({ ...key, x: key.x - 50 })),
    { icon: 'bar', x: 56, y: 18, width: 84, bits: A | POINT },
  ],
  draw: [
    ...cross.map((key) => ({ ...key, x: key.x - 50 })),
    { icon: 'bar', x: 56, y: 18, width: 84, bits: POINT },
  ],
  drums: ['D', 'F', 'J', 'K'].map((icon, i) => ({
    icon,
    x: (i - 1.5) * 40,
    y: 0,
    bits: [LEFT, DOWN, UP, RIGHT][i] ?? 0,
  })),
  duel: [
    { icon: 'A', x: -122, y: 18, bits: LEFT },
    { icon: 'W', x: -86, y: -19, bits: UP },
    { icon: 'D', x: -50, y: 18, bits: RIGHT },
    { icon: 'left', x: 50, y: 18, bits: LEFT_2 },
    { icon: 'up', x: 86, y: -19, bits: UP_2 },
    { icon: 'right', x: 122, y: 18, bits: RIGHT_2 },
  ],
};

/** Any letters will do. */
const LETTERS: Key[] = ['A', 'B', 'C'].map((icon, i) => ({ icon, x: (i - 1) * 40, y: 0, bits: 0 }));
const TYPED: Readonly<Record<NonNullable<Controls['typed']>, Key[]>> = {
  letters: LETTERS,
  words: [
    ...LETTERS.map((key) => ({ ...key, x: key.x - 36 })),
    { icon: 'enter', x: 68, y: 0, width: 58, bits: 0 },
  ],
};

function drawKeys(
  context: CanvasRenderingContext2D,
  { glyph, typed, palette, held, time, device }: GlyphPlan,
): void {
  if (device === 'pad' && glyph === 'tap') {
    drawKey(context, { icon: 'A', x: 0, y: 0, bits: A }, palette, (held & A) !== 0, 19);
    return;
  }
  const keys = typed && device === 'keys' ? TYPED[typed] : KEYS[glyph];
  keys.forEach((key, i) => {
    const pulses = held === 0 && Math.floor(time * 1.6) % keys.length === i && (time * 1.6) % 1 < 0.4;
    drawKey(context, key, palette, (held & key.bits) !== 0 || pulses, 10);
  });
}

function drawKey(
  context: CanvasRenderingContext2D,
  { icon, x, y, width = 34 }: Key,
  palette: Palette,
  isDown: boolean,
  corner: number,
): void {
  const sink = isDown ? 4 : 0;
  const face = isDown ? palette.glow : lighter(palette.built, 0.75);
  context.fillStyle = darker(blend(face, palette.high, 0.55), 0.2);
  context.beginPath();
  context.roundRect(x - width / 2, y - 13, width, 34, corner);
  context.fill();
  context.fillStyle = face;
  context.beginPath();
  context.roundRect(x - width / 2, y - 17 + sink, width, 33, corner);
  context.fill();
  const ink = darker(palette.high, 0.35);
  context.fillStyle = ink;
  context.strokeStyle = ink;
  if (icon === 'bar') {
    context.lineWidth = 3.4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(x - width * 0.2, y - 4 + sink);
    context.lineTo(x - width * 0.2, y + 3 + sink);
    context.lineTo(x + width * 0.2, y + 3 + sink);
    context.lineTo(x + width * 0.2, y - 4 + sink);
    context.stroke();
  } else if (icon === 'enter') {
    context.lineWidth = 3.4;
    context.lineCap = 'round';
    context.lineJoin = 'round';
    context.beginPath();
    context.moveTo(x + 11, y - 8 + sink);
    context.lineTo(x + 11, y + 1 + sink);
    context.lineTo(x - 10, y + 1 + sink);
    context.moveTo(x - 4, y - 5 + sink);
    context.lineTo(x - 10, y + 1 + sink);
    context.lineTo(x - 4, y + 7 + sink);
    context.stroke();
  } else if (icon.length === 1) write(context, icon, x, y - 0.5 + sink, { size: 17, color: ink });
  else drawArrow(context, icon, x, y + sink - 0.5);
}

const TURNS: Readonly<Record<string, number>> = {
  right: 0,
  down: Math.PI / 2,
  left: Math.PI,
  up: -Math.PI / 2,
};

function drawArrow(context: CanvasRenderingContext2D, icon: Icon, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  context.rotate(TURNS[icon] ?? 0);
  context.beginPath();
  context.moveTo(7.5, 0);
  context.lineTo(-5, -7.5);
  context.lineTo(-5, 7.5);
  context.closePath();
  context.lineJoin = 'round';
  context.lineWidth = 2;
  context.fill();
  context.stroke();
  context.restore();
}

/** The fields of a screen that fingers press, from left to right. */
const HALVES = { width: 58, bits: [LEFT, RIGHT | UP] };
/** All bits that a device can give. */
const KNOWN = (1 << 26) - 1;
const QUARTERS = { width: 40, bits: [LEFT, DOWN, UP, RIGHT] };

/** A fingertip with the ring of its touch; for sides it says which half, for swipes and lines it moves. */
function drawFinger(
  context: CanvasRenderingContext2D,
  { glyph, touch, palette, held, time }: GlyphPlan,
): void {
  const beat = (time * 0.9) % 1;
  let x = 0;
  let y = 0;
  const presses = (held & KNOWN) !== 0;
  // With nothing to say it beats by itself; a hand that waits is held still above the screen.
  let isDown = presses || (held === 0 && beat < 0.4);
  if (touch === 'sides' || touch === 'quarters' || touch === 'duel') {
    const fields = touch === 'quarters' ? QUARTERS : HALVES;
    const pressed =
      held === 0
        ? Math.floor(time * 0.9) % fields.bits.length
        : Math.max(
            0,
            fields.bits.findIndex((bits) => held & bits),
          );
    const placeOf = (field: number) => (field - (fields.bits.length - 1) / 2) * (fields.width + 8);
    fields.bits.forEach((_, field) => {
      const isLit = isDown && field === pressed;
      context.fillStyle = fade(isLit ? palette.glow : '#ffffff', isLit ? 0.5 : 0.16);
      context.beginPath();
      context.roundRect(placeOf(field) - fields.width / 2, -28, fields.width, 56, 12);
      context.fill();
    });
    x = placeOf(pressed);
    y = 4;
  } else if (touch === 'swipe') {
    const turn = Math.floor(time * 0.9) % 4;
    const [dx, dy] =
      held === 0
        ? ([
            [1, 0],
            [0, 1],
            [-1, 0],
            [0, -1],
          ][turn] ?? [0, 0])
        : directionOf(held);
    x = (dx ?? 0) * (beat * 40 - 12);
    y = (dy ?? 0) * (beat * 40 - 12);
    isDown = presses || held === 0;
  } else if (glyph === 'draw') {
    x = -34 + beat * 68;
    y = Math.sin(beat * 6) * 10;
    isDown = true;
    context.strokeStyle = fade(palette.glow, 0.8);
    context.lineWidth = 4;
    context.lineCap = 'round';
    context.beginPath();
    for (let at = 0; at <= beat; at += 0.05) context.lineTo(-34 + at * 68, Math.sin(at * 6) * 10);
    context.stroke();
  }
  if (isDown) {
    context.strokeStyle = fade(palette.glow, 0.9 - beat * 0.6);
    context.lineWidth = 3;
    context.beginPath();
    context.arc(x, y, 13 + beat * 12, 0, Math.PI * 2);
    context.stroke();
  }
  drawHand(context, x, y + (isDown ? 0 : 5), palette);
}

function directionOf(held: number): [number, number] {
  if (held & LEFT) return [-1, 0];
  if (held & RIGHT) return [1, 0];
  return [0, Number((held & DOWN) !== 0) - Number((held & UP) !== 0)];
}

/** A pointing hand whose fingertip is at the place. */
function drawHand(context: CanvasRenderingContext2D, x: number, y: number, palette: Palette): void {
  const hand = new Path2D();
  hand.roundRect(x - 6, y - 6, 12, 36, 6);
  hand.roundRect(x - 6, y + 16, 31, 24, 10);
  hand.roundRect(x - 14, y + 18, 14, 12, 6);
  context.save();
  context.translate(2, 4);
  context.fillStyle = fade(darker(palette.high, 0.4), 0.35);
  context.fill(hand);
  context.restore();
  context.strokeStyle = darker(palette.high, 0.35);
  context.lineWidth = 4;
  context.lineJoin = 'round';
  context.stroke(hand);
  context.fillStyle = '#fff6e4';
  context.fill(hand);
}
