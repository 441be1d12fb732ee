import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { shapePath } from '../../kit/draw/pieces.ts';
import { paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { SIZE } from './rules.ts';
import { BOARD } from './sim.ts';

export const SIDES = [
  { color: '#ffb454', shape: 'disc' },
  { color: '#5cd6c0', shape: 'drop' },
] as const;

/** A terrace above the town at blue hour. */
export function drawTerrace(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'terrace', (inner, width, height) => {
    const { palette } = stage;
    paintSky(inner, palette, {
      width,
      height,
      horizon: 0.84,
      stars: 110,
      disc: { x: 0.8, y: 0.16, radius: 22 },
    });
    const box: Rng = { rng: 23 };
    for (const [layer, tone] of [
      [0.66, 0.3],
      [0.75, 0.62],
    ] as const)
      for (let x = -20; x < width;) {
        const wide = 34 + random(box) * 46;
        const top = height * (layer - 0.1 * random(box));
        inner.fillStyle = blend(palette.low, palette.high, tone);
        inner.fillRect(x, top, wide + 1, height);
        inner.beginPath();
        inner.moveTo(x - 4, top + 1);
        inner.lineTo(x + wide / 2, top - 18);
        inner.lineTo(x + wide + 4, top + 1);
        inner.fill();
        for (let y = top + 10; y < height * 0.85; y += 22)
          for (let at = x + 7; at < x + wide - 8; at += 14) {
            inner.fillStyle = fade(palette.glow, random(box) < 0.35 ? 0.75 : 0.08);
            inner.fillRect(at, y, 5, 8);
          }
        x += wide;
      }
    inner.fillStyle = darker(palette.ground, 0.15);
    inner.fillRect(0, height * 0.86, width, height);
    inner.fillStyle = lighter(palette.ground, 0.12);
    inner.fillRect(0, height * 0.86, width, 5);
    for (let x = 12; x < width; x += 44) {
      inner.fillStyle = darker(palette.ground, 0.3);
      inner.fillRect(x, height * 0.87, 2, height);
    }
  });
}

const SPAN = BOARD.cell * SIZE;

/** The board itself, around its middle: wood behind the lamps. */
export function boardSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('board', SPAN + 70, SPAN + 70, (inner) => {
    const frame = new Path2D();
    frame.roundRect(-SPAN / 2 - 16, -SPAN / 2 - 16, SPAN + 32, SPAN + 32, 26);
    paint.solid(inner, frame, blend(palette.built, palette.low, 0.22), { foot: 7, edge: 0.5 });
    const back = new Path2D();
    back.roundRect(-SPAN / 2 - 4, -SPAN / 2 - 4, SPAN + 8, SPAN + 8, 16);
    inner.fillStyle = darker(palette.ground, 0.25);
    inner.fill(back);
    for (let row = 0; row < SIZE; row++)
      for (let column = 0; column < SIZE; column++) {
        const x = (column - 3) * BOARD.cell;
        const y = (row - 3) * BOARD.cell;
        inner.fillStyle = darker(palette.high, 0.25);
        inner.beginPath();
        inner.arc(x, y, 19, 0, Math.PI * 2);
        inner.fill();
        inner.strokeStyle = fade(lighter(palette.low, 0.2), 0.4);
        inner.lineWidth = 2;
        inner.stroke();
      }
    inner.fillStyle = palette.glow;
    for (const [x, y] of [
      [-1, -1],
      [1, -1],
      [1, 1],
      [-1, 1],
    ] as const) {
      inner.beginPath();
      inner.arc((x * SPAN) / 2 + x * 4, (y * SPAN) / 2 + y * 4, 4, 0, Math.PI * 2);
      inner.fill();
    }
  });
}

export function lampSprite({ paint, palette }: Stage, side: 0 | 1): Sprite {
  return paint.sprite(`lamp ${side}`, 54, 56, (inner) => {
    const { color, shape } = SIDES[side];
    const body = new Path2D();
    body.arc(0, 0, 17, 0, Math.PI * 2);
    paint.solid(inner, body, blend(color, palette.high, 0.25), { foot: 4, edge: 0.8 });
    inner.fillStyle = lighter(color, 0.45);
    inner.fill(shapePath(shape, 10));
    inner.fillStyle = fade('#ffffff', 0.8);
    inner.beginPath();
    inner.arc(-6, -8, 3, 0, Math.PI * 2);
    inner.fill();
  });
}

/** A round button with an arrow that goes round. */
export function turnSprite({ paint, palette }: Stage, way: 1 | -1): Sprite {
  return paint.sprite(`turn ${way}`, 76, 80, (inner) => {
    const body = new Path2D();
    body.arc(0, 0, 26, 0, Math.PI * 2);
    paint.solid(inner, body, palette.built, { foot: 5, edge: 0.6 });
    const ink = darker(palette.high, 0.2);
    inner.strokeStyle = ink;
    inner.fillStyle = ink;
    inner.lineWidth = 4.5;
    inner.lineCap = 'round';
    inner.scale(way, 1);
    inner.beginPath();
    inner.arc(0, 0, 12, -Math.PI * 0.9, Math.PI * 0.35);
    inner.stroke();
    inner.beginPath();
    inner.moveTo(-3, 10);
    inner.lineTo(12, 6);
    inner.lineTo(8, 19);
    inner.fill();
  });
}
