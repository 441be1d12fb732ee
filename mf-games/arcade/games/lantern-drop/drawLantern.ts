import { blend, darker, fade } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { pieceAt, roundedPolygon, shapePath } from '../../kit/draw/pieces.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { type Cell, colorOf, isSpark, isUnlit } from './board.ts';

/** A lantern, a spark or an unlit one, forty units wide. */
export function lanternSprite(stage: Stage, cell: Cell): Sprite {
  return stage.paint.sprite(`lantern ${cell}`, 64, 64, (context) => {
    if (isSpark(cell)) paintSpark(context, stage, cell);
    else paintPaper(context, stage, cell);
  });
}

function paintPaper(context: CanvasRenderingContext2D, { paint, palette }: Stage, cell: Cell): void {
  const { color, shape } = pieceAt(colorOf(cell));
  const dark = isUnlit(cell);
  const paper = dark ? blend(palette.high, palette.low, 0.42) : color;
  const body = new Path2D();
  body.roundRect(-17, -15.5, 34, 31, 12);
  paint.solid(context, body, paper, { foot: 4, edge: dark ? 0.18 : 0.55 });
  context.save();
  context.clip(body);
  if (!dark) {
    const light = context.createRadialGradient(0, 2, 1, 0, 2, 20);
    light.addColorStop(0, fade('#fff6e4', 0.75));
    light.addColorStop(1, fade('#fff6e4', 0));
    context.fillStyle = light;
    context.fillRect(-20, -20, 40, 40);
  }
  context.strokeStyle = fade(darker(paper, 0.6), dark ? 0.5 : 0.25);
  context.lineWidth = 1.3;
  for (const y of [-8.5, 0, 8.5]) {
    context.beginPath();
    context.moveTo(-18, y);
    context.quadraticCurveTo(0, y + 3, 18, y);
    context.stroke();
  }
  context.restore();
  context.fillStyle = darker(palette.ground, 0.3);
  for (const y of [-18, 13.5]) {
    context.beginPath();
    context.roundRect(-9, y, 18, 5, 2.5);
    context.fill();
  }
  // Cut out of the lit ones, painted small and faint on the others: one knows them apart without their colour.
  context.fillStyle = dark ? fade(color, 0.8) : darker(color, 0.58);
  context.fill(shapePath(shape, dark ? 6.5 : 9));
}

/** Unlike any lantern: a burst with a white heart. */
function paintSpark(context: CanvasRenderingContext2D, { paint }: Stage, cell: Cell): void {
  const { color, shape } = pieceAt(colorOf(cell));
  const burst = new Path2D();
  const points = Array.from({ length: 20 }, (_, i): [number, number] => {
    const reach = i % 2 ? 13.5 : 20.5;
    return [Math.cos((i * Math.PI) / 10) * reach, Math.sin((i * Math.PI) / 10) * reach];
  });
  roundedPolygon(burst, points, 2.5);
  paint.solid(context, burst, color, { foot: 3, edge: 0.8 });
  context.fillStyle = '#fffaf0';
  context.beginPath();
  context.arc(0, 0, 12.4, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = darker(color, 0.35);
  context.fill(shapePath(shape, 8));
}
