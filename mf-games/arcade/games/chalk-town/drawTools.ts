import { blend, darker, fade } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { pieceAt, shapePath } from '../../kit/draw/pieces.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { CHALK, decode, SLAB } from './chalk.ts';
import { CHOICES, TOOLS } from './keys.ts';
import { CHALKS } from './Layer.ts';
import type { ChalkNet, ChalkState } from './sim.ts';

function plate({ paint, palette }: Stage, name: string, width: number, height: number): Sprite {
  return paint.sprite(`plate ${name}`, width + 16, height + 20, (inner) => {
    const stone = new Path2D();
    stone.roundRect(-width / 2, -height / 2, width, height, 14);
    paint.solid(inner, stone, blend(palette.built, palette.high, 0.3), { foot: 6, edge: 0.5 });
  });
}

/** Three words to choose from, on three stones. */
export function drawChoices(
  context: CanvasRenderingContext2D,
  stage: Stage,
  { choices }: ChalkNet,
  time: number,
): void {
  CHOICES.forEach(({ x, y, width, height }, i) => {
    const word = choices[i];
    if (!word) return;
    const sway = stage.settings.reducedMotion ? 0 : Math.sin(time * 2 + i * 1.4) * 0.015;
    stage.paint.stamp(context, plate(stage, 'choice', width, height), x, y, { angle: sway });
    write(context, word, x, y - 3, {
      size: 24,
      color: CHALKS[i] ?? CHALKS[0],
      under: darker(stage.palette.high, 0.4),
    });
  });
}

/** Colours, widths, undo, and how much chalk is left. */
export function drawTools(context: CanvasRenderingContext2D, stage: Stage, net: ChalkNet): void {
  const { palette, paint } = stage;
  TOOLS.colors.forEach((x, i) => {
    const isOn = i === net.color;
    paint.stamp(context, plate(stage, 'tool', 48, 48), x, TOOLS.y, {
      scaleX: isOn ? 1.12 : 1,
      scaleY: isOn ? 1.12 : 1,
    });
    context.strokeStyle = CHALKS[i] ?? CHALKS[0];
    context.lineWidth = 13;
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x - 8, TOOLS.y + 6);
    context.lineTo(x + 9, TOOLS.y - 12);
    context.stroke();
    if (!isOn) return;
    context.strokeStyle = palette.glow;
    context.lineWidth = 3;
    context.beginPath();
    context.roundRect(x - 29, TOOLS.y - 30, 58, 58, 16);
    context.stroke();
  });
  TOOLS.widths.forEach(({ x, y }, i) => {
    paint.stamp(context, plate(stage, 'tool', 48, 48), x, y);
    context.fillStyle = CHALKS[net.color] ?? CHALKS[0];
    context.beginPath();
    context.arc(x, y - 3, i === 0 ? 5 : 11, 0, Math.PI * 2);
    context.fill();
    if (i !== net.wide) return;
    context.strokeStyle = palette.glow;
    context.lineWidth = 3;
    context.stroke();
  });
  const { x, y } = TOOLS.undo;
  paint.stamp(context, plate(stage, 'tool', 48, 48), x, y);
  context.strokeStyle = CHALKS[0];
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.beginPath();
  context.arc(x, y - 2, 11, -2.6, 2);
  context.moveTo(x - 15, y - 14);
  context.lineTo(x - 9, y - 8);
  context.lineTo(x - 3, y - 15);
  context.stroke();
  const part = net.chalk / CHALK;
  for (let stick = 0; stick < 3; stick++) {
    const full = Math.max(0, Math.min(1, part * 3 - stick));
    const left = 60 + stick * 84;
    context.fillStyle = fade(darker(palette.high, 0.5), 0.6);
    context.beginPath();
    context.roundRect(left, 536, 72, 12, 6);
    context.fill();
    if (full <= 0.02) continue;
    context.fillStyle = CHALKS[net.color] ?? CHALKS[0];
    context.beginPath();
    context.roundRect(left, 536, Math.max(12, 72 * full), 12, 6);
    context.fill();
  }
}

/** Each player's shape, their points, and who draws or has found the word. */
export function drawPlayers(context: CanvasRenderingContext2D, stage: Stage, net: ChalkNet): void {
  const { palette, width } = stage;
  const count = net.scores.length;
  const cell = Math.min(64, (width - 80) / count);
  net.scores.forEach((score, i) => {
    const [x, down] = stage.isWide ? [40, i * 62] : [30 + i * cell, 0];
    const { color, shape } = pieceAt(i);
    context.save();
    context.globalAlpha = net.gone.includes(i) ? 0.3 : 1;
    context.translate(x, 24 + down);
    context.fillStyle = i < 5 ? color : '#e6d3b3';
    context.fill(shapePath(shape, 10));
    if (i === net.me) {
      context.strokeStyle = '#ffffff';
      context.lineWidth = 2.5;
      context.stroke(shapePath(shape, 13));
    }
    context.restore();
    write(context, String(score), x, 50 + down, {
      size: 15,
      color: '#fff6e4',
      under: darker(palette.high, 0.6),
    });
    const mark = i === net.drawer ? '✎' : net.guessed.includes(i) ? '✓' : '';
    if (mark)
      write(context, mark, x + 15, 16 + down, {
        size: 15,
        color: palette.glow,
        under: darker(palette.high, 0.6),
      });
    context.globalAlpha = 1;
  });
}

/** All pictures of a match or a run, side by side on the street. */
export function drawStreet(context: CanvasRenderingContext2D, stage: Stage, { done }: ChalkState): void {
  const columns = done.length > 6 ? 3 : 2;
  const wide = 344 / columns - 8;
  const high = (wide * SLAB.height) / SLAB.width;
  const scale = wide / SLAB.width;
  done.forEach(({ strokes, word, solved }, i) => {
    const x = 8 + (i % columns) * (wide + 8) + 4;
    const y = 8 + Math.floor(i / columns) * (high + 12);
    context.save();
    context.translate(x, y);
    context.fillStyle = fade(darker(stage.palette.high, 0.3), 0.75);
    context.beginPath();
    context.roundRect(0, 0, wide, high, 8);
    context.fill();
    context.scale(scale, scale);
    for (const stroke of strokes) thinLine(context, stroke, 4 / Math.sqrt(scale));
    context.restore();
    write(context, word, x + wide / 2, y + high - 10, {
      size: 12,
      color: solved ? stage.palette.glow : '#c9c3cf',
      under: darker(stage.palette.high, 0.6),
    });
  });
}

function thinLine(context: CanvasRenderingContext2D, text: string, width: number): void {
  const { color, points } = decode(text);
  context.strokeStyle = CHALKS[color as 0] ?? CHALKS[0];
  context.lineWidth = width;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  context.beginPath();
  for (const { x, y } of points) context.lineTo(x, y);
  context.stroke();
}
