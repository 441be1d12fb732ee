import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { pieceAt, shapePath } from '../../kit/draw/pieces.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { STORM } from './sim.ts';

/** A letter with the seal of whom it is for. */
export function letterSprite({ paint, palette }: Stage, kind: number): Sprite {
  return paint.sprite(`letter ${kind}`, 48, 40, (inner) => {
    const { color, shape } = pieceAt(kind);
    const sheet = new Path2D();
    sheet.roundRect(-16, -11, 32, 22, 4);
    paint.solid(inner, sheet, '#fff3dc', { foot: 2, edge: 0.6 });
    inner.strokeStyle = fade(palette.built, 0.6);
    inner.lineWidth = 1.4;
    inner.beginPath();
    inner.moveTo(-15, -9);
    inner.lineTo(0, 3);
    inner.lineTo(15, -9);
    inner.stroke();
    inner.translate(0, 1);
    inner.fillStyle = darker(color, 0.45);
    inner.fill(shapePath(shape, 7.6));
    inner.translate(0, -1);
    inner.fillStyle = color;
    inner.fill(shapePath(shape, 6.6));
  });
}

/** The smoke that a letter hangs in. */
export function drawSmoke(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  x: number,
  y: number,
  time: number,
): void {
  context.fillStyle = fade(lighter(palette.low, 0.45), 0.2);
  for (let i = 0; i < 4; i++) {
    const turn = time * 0.7 + i * 1.6 + x;
    context.beginPath();
    context.arc(
      x + Math.sin(turn) * 12,
      y + 4 + Math.cos(turn * 0.8) * 6,
      15 + 4 * Math.sin(turn * 1.3),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** A folded bird, seen from the side; `flap` -1 to 1 moves the near wing. */
export function drawBird(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  { x, y, facing, tilt, flap }: { x: number; y: number; facing: number; tilt: number; flap: number },
): void {
  context.save();
  context.translate(x, y);
  context.scale(facing, 1);
  context.rotate(tilt);
  const wing = -20 * flap - 6;
  const paper = '#fff8ea';
  facet(context, blend(paper, palette.high, 0.42), [
    [-4, -1],
    [9, -2],
    [-9, wing * 1.05],
  ]);
  facet(context, blend(paper, palette.low, 0.38), [
    [-23, -7],
    [-3, -5],
    [2, 8],
  ]);
  facet(context, paper, [
    [-10, -4],
    [13, -5],
    [3, 9],
  ]);
  facet(context, blend(paper, palette.low, 0.22), [
    [9, -4],
    [22, -13],
    [15, -1],
  ]);
  facet(context, blend(paper, palette.glow, 0.75), [
    [19, -12],
    [29, -9],
    [20, -7],
  ]);
  facet(context, lighter(palette.glow, 0.55), [
    [-7, -2],
    [10, -3],
    [-4, wing],
  ]);
  facet(context, blend(paper, palette.low, 0.3), [
    [-7, -2],
    [2, -2.4],
    [-4, wing],
  ]);
  context.restore();
}

function facet(context: CanvasRenderingContext2D, color: string, points: [number, number][]): void {
  context.fillStyle = color;
  context.strokeStyle = color;
  context.lineJoin = 'round';
  context.lineWidth = 1.6;
  context.beginPath();
  for (const [x, y] of points) context.lineTo(x, y);
  context.closePath();
  context.fill();
  context.stroke();
}

export function drawGull(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  x: number,
  y: number,
  phase: number,
): void {
  const flap = Math.sin(phase * 3) * 9;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (const [dy, color, wide] of [
    [4, fade(darker(palette.high, 0.4), 0.3), 9],
    [1.5, blend('#e8ecf6', palette.high, 0.4), 9],
    [0, '#f4f1ea', 7],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = wide;
    context.beginPath();
    context.moveTo(x - 22, y - 4 - flap + dy);
    context.quadraticCurveTo(x - 9, y - 8 + flap * 0.3 + dy, x, y + dy);
    context.quadraticCurveTo(x + 9, y - 8 + flap * 0.3 + dy, x + 22, y - 4 - flap + dy);
    context.stroke();
  }
  context.fillStyle = '#ffb454';
  context.beginPath();
  context.moveTo(x - 3, y - 1);
  context.lineTo(x - 11, y + 3);
  context.lineTo(x - 2, y + 4);
  context.fill();
}

export function stormSprite({ paint, palette }: Stage): Sprite {
  const wide = STORM.width + 60;
  return paint.sprite('storm', wide, 220, (inner) => {
    const decoration: Rng = { rng: 4 };
    for (const [lift, tone] of [
      [0, 0.65],
      [-10, 0.45],
      [-22, 0.3],
    ] as const) {
      inner.fillStyle = darker(blend(palette.high, palette.low, 0.22), tone);
      for (let i = 0; i < 9; i++) {
        const x = (i / 8 - 0.5) * STORM.width * 0.9;
        const r = 30 + 22 * random(decoration) - Math.abs(x) * 0.12;
        inner.beginPath();
        inner.arc(x, 40 + lift - 14 * random(decoration), r, 0, Math.PI * 2);
        inner.fill();
      }
      inner.fillRect(-STORM.width * 0.42, -110, STORM.width * 0.84, 140 + lift);
    }
  });
}

const BOLT = [
  [0, 0],
  [-9, 16],
  [1, 16],
  [-7, 36],
] as const;

export function drawBolt(context: CanvasRenderingContext2D, x: number, y: number, color: string): void {
  context.strokeStyle = color;
  context.lineWidth = 3;
  context.beginPath();
  for (const [dx, dy] of BOLT) context.lineTo(x + dx, y + dy);
  context.stroke();
}
