import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import type { TramState } from './sim.ts';

const TEA = '#d98a3d';

/** The cup, large, with the tea as it stands in it: the one thing to watch besides the street. */
export function drawCup(
  context: CanvasRenderingContext2D,
  stage: Stage,
  state: TramState,
  { x, y, tea, time }: { x: number; y: number; tea: number; time: number },
): void {
  const { palette } = stage;
  const danger = Math.min(1, Math.max(0, Math.abs(tea) - 0.6) / 0.4);
  context.save();
  context.translate(x, y);
  context.fillStyle = fade(darker(palette.high, 0.5), 0.62);
  context.beginPath();
  context.arc(0, 2, 46, 0, Math.PI * 2);
  context.fill();
  if (danger > 0) {
    context.strokeStyle = fade('#ff7a8a', danger);
    context.lineWidth = 4;
    context.stroke();
  }
  context.fillStyle = blend('#fff6e4', palette.low, 0.25);
  context.beginPath();
  context.ellipse(0, 27, 32, 7, 0, 0, Math.PI * 2);
  context.fill();
  const cup = cupPath();
  context.strokeStyle = lighter('#fff6e4', 0.2);
  context.lineWidth = 6;
  context.beginPath();
  context.arc(25, 2, 9, -1.4, 1.6);
  context.stroke();
  context.fillStyle = blend('#fff6e4', palette.high, 0.72);
  context.fill(cup);
  context.save();
  context.clip(cup);
  const level = 22 - 40 * (state.cup / 100);
  const tilt = tea * 13;
  context.fillStyle = TEA;
  context.beginPath();
  context.moveTo(-30, level - tilt);
  for (let part = 0; part <= 8; part++) {
    const along = -30 + part * 7.5;
    context.lineTo(along, level + (tilt * along) / 30 + Math.sin(time * 9 + part) * 0.8);
  }
  context.lineTo(30, 40);
  context.lineTo(-30, 40);
  context.fill();
  context.strokeStyle = lighter(TEA, 0.5);
  context.lineWidth = 2.5;
  context.beginPath();
  context.moveTo(-30, level - tilt);
  context.lineTo(30, level + tilt);
  context.stroke();
  context.restore();
  context.strokeStyle = '#fff6e4';
  context.lineWidth = 4;
  context.stroke(cup);
  context.fillStyle = '#e0493f';
  context.beginPath();
  context.roundRect(-7, 3, 14, 7, 3);
  context.fill();
  if (state.cup > 20) steam(context, time);
  context.restore();
}

let kept: Path2D | undefined;
function cupPath(): Path2D {
  if (kept) return kept;
  kept = new Path2D();
  kept.moveTo(-25, -18);
  kept.lineTo(-21, 12);
  kept.quadraticCurveTo(-19, 24, 0, 24);
  kept.quadraticCurveTo(19, 24, 21, 12);
  kept.lineTo(25, -18);
  kept.closePath();
  return kept;
}

function steam(context: CanvasRenderingContext2D, time: number): void {
  context.strokeStyle = 'rgb(255 246 228 / 0.4)';
  context.lineWidth = 2.6;
  context.lineCap = 'round';
  for (const side of [-8, 6]) {
    context.beginPath();
    for (let rise = 0; rise <= 14; rise += 3.5)
      context.lineTo(side + Math.sin(time * 2.4 + rise * 0.4 + side) * 3.4, -23 - rise);
    context.stroke();
  }
}
