import type { Stage } from '../flow/Stage.ts';
import { darker, fade } from './color.ts';
import { pieceAt, type Shape, shapePath } from './pieces.ts';
import { write, writeNumber } from './text.ts';

/** A number that runs after its value and swells when it changes. */
export class Counter {
  shown = 0;
  private bump = 0;

  update(value: number, delta: number): void {
    if (value < this.shown) this.shown = value;
    if (value > this.shown) {
      this.bump = 1;
      this.shown = Math.min(value, this.shown + Math.max(1, (value - this.shown) * Math.min(1, delta * 9)));
    }
    this.bump = Math.max(0, this.bump - delta * 5);
  }

  get swell(): number {
    return 1 + 0.15 * this.bump;
  }
}

/** The score, at the same corner in every game. */
export function drawScore(context: CanvasRenderingContext2D, stage: Stage, counter: Counter): void {
  const { palette } = stage;
  const under = darker(palette.high, 0.5);
  writeNumber(context, counter.shown, 16, 34, {
    size: 34 * counter.swell,
    color: palette.glow,
    align: 'left',
    under,
    rim: fade(under, 0.55),
  });
}

interface Pips {
  /** How many are left. */
  left: number;
  of: number;
  shape: Shape;
  color?: string;
}

/** Lives, stamps, dives: what one may lose, at the other corner. Lost ones stay as hollows. */
export function drawPips(
  context: CanvasRenderingContext2D,
  stage: Stage,
  { left, of, shape, color }: Pips,
): void {
  const { palette } = stage;
  const path = shapePath(shape, 9);
  for (let i = 0; i < of; i++) {
    context.save();
    context.translate(stage.width - 24 - (of - 1 - i) * 25, 34);
    context.translate(0, 1.5);
    context.fillStyle = fade(darker(palette.high, 0.6), 0.75);
    context.fill(path);
    context.translate(0, -1.5);
    if (i < left) {
      context.fillStyle = color ?? palette.glow;
      context.fill(path);
    }
    context.restore();
  }
}

interface Ring {
  x: number;
  y: number;
  radius: number;
  /** 1 is whole. */
  part: number;
  color: string;
  text?: string;
}

/** A clock: what is left of something, as a ring that empties. */
export function drawRing(
  context: CanvasRenderingContext2D,
  stage: Stage,
  { x, y, radius, part, color, text }: Ring,
): void {
  context.lineCap = 'round';
  context.lineWidth = radius * 0.34;
  context.strokeStyle = fade(darker(stage.palette.high, 0.6), 0.7);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.stroke();
  if (part > 0.003) {
    context.strokeStyle = color;
    context.beginPath();
    context.arc(x, y, radius, -Math.PI / 2, -Math.PI / 2 + Math.PI * 2 * Math.min(1, part));
    context.stroke();
  }
  if (text)
    write(context, text, x, y, {
      size: radius * 0.95,
      color: '#fff6e4',
      under: darker(stage.palette.high, 0.6),
    });
}

/** A piece in the air of the screen: small, with its colour and shape. */
export function drawPiece(
  context: CanvasRenderingContext2D,
  index: number,
  x: number,
  y: number,
  radius: number,
): void {
  const { color, shape } = pieceAt(index);
  context.save();
  context.translate(x, y);
  context.fillStyle = color;
  context.fill(shapePath(shape, radius));
  context.restore();
}
