import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { pieceAt, shapePath } from '../../kit/draw/pieces.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { write } from '../../kit/draw/text.ts';
import { clamp, wrapAngle } from '../../kit/sim/dmath.ts';
import { LEE } from './course.ts';
import type { Boat } from './race.ts';

/** Amber, sky, rose and teal: each boat has a colour and a shape. */
const SAILS = [0, 3, 2, 1] as const;

/** Where a boat is painted. */
export interface Shown {
  x: number;
  y: number;
  heading: number;
}

interface Sailing {
  boat: Boat;
  shown: Shown;
  wind: number;
  time: number;
  isOwn: boolean;
}

export const pieceOf = (boat: number) => pieceAt(SAILS[boat % SAILS.length] ?? 0);

/** A folded boat from above, its bow to the right: two white flanks, the fold between, a hollow inside. */
export function hullSprite({ paint, palette }: Stage, boat: number): Sprite {
  return paint.sprite(`hull ${boat}`, 84, 56, (inner) => {
    const paper = palette.built;
    const outline = new Path2D();
    outline.moveTo(35, 0);
    outline.quadraticCurveTo(16, -17, -10, -15);
    outline.lineTo(-31, -5);
    outline.lineTo(-31, 5);
    outline.lineTo(-10, 15);
    outline.quadraticCurveTo(16, 17, 35, 0);
    outline.closePath();
    paint.solid(inner, outline, paper, { foot: 3, edge: 0.8 });
    inner.save();
    inner.clip(outline);
    inner.fillStyle = blend(paper, palette.high, 0.2);
    inner.fillRect(-40, -1, 80, 24);
    inner.restore();
    const hollow = new Path2D();
    hollow.moveTo(20, -1);
    hollow.quadraticCurveTo(6, -9, -10, -8);
    hollow.lineTo(-23, -2);
    hollow.lineTo(-23, 1);
    hollow.lineTo(-10, 7);
    hollow.quadraticCurveTo(6, 8, 20, -1);
    inner.fillStyle = blend(paper, palette.high, 0.45);
    inner.fill(hollow);
    inner.strokeStyle = fade(darker(palette.high, 0.2), 0.35);
    inner.lineWidth = 1.4;
    inner.beginPath();
    inner.moveTo(34, 0);
    inner.lineTo(20, -1);
    inner.moveTo(-10, -15);
    inner.lineTo(-10, -8);
    inner.moveTo(-10, 15);
    inner.lineTo(-10, 7);
    inner.stroke();
    const { color } = pieceOf(boat);
    inner.fillStyle = color;
    inner.beginPath();
    inner.moveTo(-31, -5);
    inner.lineTo(-24, -7.5);
    inner.lineTo(-24, 7.5);
    inner.lineTo(-31, 5);
    inner.fill();
  });
}

/** A sail with the boat's shape on it; its mast is at 0, 0 and it fills to one side or the other. */
export function sailSprite({ paint, palette }: Stage, boat: number, side: 1 | -1): Sprite {
  return paint.sprite(`sail ${boat} ${side}`, 100, 64, (inner) => {
    const { color, shape } = pieceOf(boat);
    inner.scale(1, side);
    const cloth = new Path2D();
    cloth.moveTo(-6, 0);
    cloth.quadraticCurveTo(16, 24, 42, 3);
    cloth.quadraticCurveTo(18, 5, -6, 0);
    cloth.closePath();
    paint.solid(inner, cloth, lighter(color, 0.12), { foot: 0, edge: 0.9 });
    inner.strokeStyle = darker(blend('#8a6a4a', palette.high, 0.2), 0.15);
    inner.lineWidth = 2.4;
    inner.lineCap = 'round';
    inner.beginPath();
    inner.moveTo(-6, 0);
    inner.lineTo(42, 3);
    inner.stroke();
    inner.fillStyle = darker(palette.high, 0.2);
    inner.beginPath();
    inner.arc(-6, 0, 3.4, 0, Math.PI * 2);
    inner.fill();
    inner.translate(16, 8);
    inner.fillStyle = darker(color, 0.45);
    inner.fill(shapePath(shape, 4.4));
  });
}

/** The still air behind a boat, towards the right. */
export function leeSprite({ paint, palette }: Stage, isOwn: boolean): Sprite {
  const wide = LEE.wide + 10;
  return paint.sprite(`lee ${isOwn}`, LEE.long * 2, wide * 2 + 8, (inner) => {
    const color = isOwn ? palette.glow : '#dff1ff';
    const shade = inner.createLinearGradient(0, 0, LEE.long, 0);
    shade.addColorStop(0, fade(color, 0));
    shade.addColorStop(0.2, fade(color, isOwn ? 0.34 : 0.3));
    shade.addColorStop(1, fade(color, 0.03));
    inner.fillStyle = shade;
    inner.beginPath();
    inner.moveTo(8, -10);
    inner.lineTo(LEE.long, -wide);
    inner.quadraticCurveTo(LEE.long + 6, 0, LEE.long, wide);
    inner.lineTo(8, 10);
    inner.fill();
    inner.strokeStyle = fade(color, 0.28);
    inner.lineWidth = 1.6;
    inner.setLineDash([5, 6]);
    for (const side of [-1, 1]) {
      inner.beginPath();
      inner.moveTo(14, side * 10);
      inner.lineTo(LEE.long, side * wide);
      inner.stroke();
    }
  });
}

/** A boat with its sail. */
export function drawBoat(
  context: CanvasRenderingContext2D,
  stage: Stage,
  index: number,
  { boat, shown: { x, y, heading }, wind, time, isOwn }: Sailing,
): void {
  const { paint, palette } = stage;
  const aft = heading + Math.PI;
  const swing = wrapAngle(wind - aft);
  const fast = clamp(boat.speed / 110, 0, 1.3);
  if (boat.push > 0) paint.glow(context, x, y, 90, palette.glow, 0.8);
  if (isOwn) paint.glow(context, x, y, 64, '#ffffff', 0.22);
  const heel = 1 - 0.1 * Math.abs(Math.sin(swing)) * fast;
  paint.stamp(context, hullSprite(stage, index), x, y, { angle: heading, scaleY: heel });
  const side = swing > 0 ? 1 : -1;
  // A sail that has no wind flutters.
  const slack = boat.speed < 45 && !stage.settings.reducedMotion ? Math.sin(time * 30 + index) * 0.12 : 0;
  paint.stamp(
    context,
    sailSprite(stage, index, side),
    x + Math.cos(heading) * 10,
    y + Math.sin(heading) * 10,
    {
      angle: aft + swing * 0.48 + slack,
      scaleY: 0.5 + 0.5 * Math.min(1, fast * 1.15),
    },
  );
  if (fast > 0.75)
    paint.glow(
      context,
      x - Math.cos(heading) * 6,
      y - Math.sin(heading) * 6,
      36,
      pieceOf(index).color,
      (fast - 0.7) * 0.9,
    );
  if (boat.wait === 0 || boat.finish > 0) return;
  write(context, '…', x, y - 34, { size: 24, color: '#ff7a8a', under: '#05060f' });
}
