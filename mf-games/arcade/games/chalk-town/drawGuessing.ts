import { darker, fade } from '../../kit/draw/color.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { at } from '../../kit/sim/at.ts';
import { AWAY, KEY_HEIGHT } from './keys.ts';
import { CHALKS } from './Layer.ts';
import { type ChalkNet, LETTERS } from './sim.ts';

/** A drop that washes the picture away, with the votes for it so far. */
export function drawAway(context: CanvasRenderingContext2D, stage: Stage, net: ChalkNet, time: number): void {
  const { palette, settings } = stage;
  const { x, y, width } = AWAY;
  const asks = net.asks > 0;
  const beat = asks && !settings.reducedMotion ? 0.75 + 0.25 * Math.sin(time * 9) : 1;
  context.fillStyle = fade(darker(palette.high, 0.35), 0.8);
  context.beginPath();
  context.roundRect(x - width / 2, y - KEY_HEIGHT / 2, width, KEY_HEIGHT, 10);
  context.fill();
  context.strokeStyle = asks ? fade(palette.glow, beat) : net.voted ? CHALKS[3] : fade(CHALKS[0], 0.35);
  context.lineWidth = asks ? 4 : 2;
  context.stroke();
  context.strokeStyle = CHALKS[3];
  context.lineWidth = 2.5;
  context.beginPath();
  context.moveTo(x, y - 17);
  context.bezierCurveTo(x + 12, y - 3, x + 9, y + 6, x, y + 6);
  context.bezierCurveTo(x - 9, y + 6, x - 12, y - 3, x, y - 17);
  if (net.voted) {
    context.fillStyle = fade(CHALKS[3], 0.6);
    context.fill();
  }
  context.stroke();
  write(context, `${net.votes}/${net.needed}`, x, y + 14, { size: 11, color: CHALKS[0] });
}

/** Five letters of the wheel over the place that is next; the large one is written. */
export function drawWheel(context: CanvasRenderingContext2D, stage: Stage, letter: number, x: number): void {
  const y = 306;
  context.fillStyle = fade(darker(stage.palette.high, 0.5), 0.85);
  context.beginPath();
  context.roundRect(x - 78, y - 22, 156, 44, 22);
  context.fill();
  for (let off = -2; off <= 2; off++)
    write(
      context,
      at(LETTERS, (letter + off + 26) % 26).toUpperCase(),
      x + off * 30,
      y + Math.abs(off) * 3,
      off === 0 ? { size: 32, color: stage.palette.glow } : { size: 20, color: fade(CHALKS[0], 0.7) },
    );
}
