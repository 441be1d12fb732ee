import type { Stage } from '../flow/Stage.ts';
import { darker, lighter } from './color.ts';

/** Where the keys or a pad point: a ring of light that any ground shows, with its middle free to aim by. */
export function drawCursor(context: CanvasRenderingContext2D, { cursor, unit, palette }: Stage): void {
  if (!cursor) return;
  const [x, y] = [cursor.x / unit, cursor.y / unit];
  for (const [color, width] of [
    [darker(palette.high, 0.6), 6],
    [lighter(palette.glow, 0.3), 3],
  ] as const) {
    context.strokeStyle = color;
    context.lineWidth = width;
    context.beginPath();
    context.arc(x, y, 11, 0, Math.PI * 2);
    context.stroke();
  }
  context.fillStyle = lighter(palette.glow, 0.3);
  context.beginPath();
  context.arc(x, y, 2, 0, Math.PI * 2);
  context.fill();
}
