import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { RADIUS } from './works.ts';

/** Teeth enough that a quarter and a sixth of a turn look like the start again. */
const TEETH = 24;

function gearPath(radius: number): Path2D {
  const path = new Path2D();
  for (let i = 0; i < TEETH; i++) {
    const angle = (i / TEETH) * Math.PI * 2;
    const wide = (Math.PI * 2) / TEETH;
    for (const [part, reach] of [
      [-0.36, radius - 6],
      [-0.2, radius + 2.5],
      [0.2, radius + 2.5],
      [0.36, radius - 6],
    ] as const)
      path.lineTo(Math.cos(angle + wide * part) * reach, Math.sin(angle + wide * part) * reach);
  }
  path.closePath();
  return path;
}

export type Metal = 'brass' | 'bronze' | 'iron';

/** A toothed ring with spokes; iron ones are bolted. */
export function gearSprite({ paint, palette }: Stage, metal: Metal): Sprite {
  return paint.sprite(`gear ${metal}`, RADIUS * 2 + 26, RADIUS * 2 + 26, (inner) => {
    const body = metalOf(palette, metal);
    paint.solid(inner, gearPath(RADIUS), body, { foot: 4, edge: 0.55 });
    inner.strokeStyle = fade(darker(body, 0.45), 0.7);
    inner.lineWidth = 2;
    inner.beginPath();
    inner.arc(0, -1, RADIUS - 10, 0, Math.PI * 2);
    inner.stroke();
    inner.fillStyle = darker(blend(body, palette.high, 0.6), 0.25);
    const holes = metal === 'bronze' ? 5 : 6;
    for (let i = 0; i < holes; i++) {
      const angle = ((i + 0.5) / holes) * Math.PI * 2;
      inner.beginPath();
      inner.arc(Math.cos(angle) * 36.5, Math.sin(angle) * 36.5 - 1, 3.4, 0, Math.PI * 2);
      inner.fill();
    }
  });
}

function metalOf(palette: Stage['palette'], metal: Metal): string {
  if (metal === 'brass') return palette.built;
  return metal === 'bronze' ? blend(palette.built, palette.low, 0.5) : blend('#8a8f98', palette.high, 0.4);
}

/** The face in the middle of a gear: enamel when one may turn it, iron with bolts when not. It does not turn. */
export function faceSprite(
  { paint, palette }: Stage,
  look: 'open' | 'bolted' | 'lit',
  positions: number,
): Sprite {
  return paint.sprite(`face ${look} ${positions}`, 80, 80, (inner) => {
    const path = new Path2D();
    path.arc(0, 0, 28, 0, Math.PI * 2);
    const enamel =
      look === 'lit'
        ? lighter(palette.glow, 0.3)
        : look === 'bolted'
          ? blend('#7d828c', palette.high, 0.35)
          : blend(palette.glow, palette.low, 0.42);
    paint.solid(inner, path, enamel, { foot: 3, edge: 0.7 });
    for (let i = 0; i < positions; i++) {
      const angle = (i / positions) * Math.PI * 2 - Math.PI / 2;
      inner.fillStyle = i === 0 ? darker(palette.low, 0.35) : fade(darker(palette.high, 0.1), 0.55);
      inner.beginPath();
      inner.arc(Math.cos(angle) * 22.5, Math.sin(angle) * 22.5 - 1, i === 0 ? 3.8 : 2, 0, Math.PI * 2);
      inner.fill();
    }
    if (look !== 'bolted') return;
    for (let i = 0; i < 4; i++) {
      const angle = (i / 4) * Math.PI * 2 + Math.PI / 4;
      const x = Math.cos(angle) * 20;
      const y = Math.sin(angle) * 20 - 1;
      inner.fillStyle = darker(enamel, 0.45);
      inner.beginPath();
      inner.arc(x, y, 5, 0, Math.PI * 2);
      inner.fill();
      inner.strokeStyle = lighter(enamel, 0.35);
      inner.lineWidth = 1.8;
      inner.beginPath();
      inner.moveTo(x - 3, y - 2);
      inner.lineTo(x + 3, y + 2);
      inner.stroke();
    }
  });
}

/** The hand points along its own up. */
export function handSprite({ paint, palette }: Stage, isLit: boolean): Sprite {
  return paint.sprite(`hand ${isLit}`, 40, 92, (inner) => {
    const path = new Path2D();
    path.moveTo(-4, 9);
    path.lineTo(-3, -14);
    path.lineTo(-9.5, -14);
    path.lineTo(0, -33);
    path.lineTo(9.5, -14);
    path.lineTo(3, -14);
    path.lineTo(4, 9);
    path.arc(0, 9, 4, 0, Math.PI);
    path.closePath();
    const color = isLit ? blend('#c9503f', palette.low, 0.1) : darker(palette.high, 0.25);
    paint.solid(inner, path, color, { foot: 2, edge: 0.5 });
    inner.fillStyle = palette.built;
    inner.beginPath();
    inner.arc(0, 0, 5.5, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = lighter(palette.built, 0.6);
    inner.beginPath();
    inner.arc(-1.2, -1.6, 2, 0, Math.PI * 2);
    inner.fill();
  });
}

/** One link of a chain, lying along x. */
export function linkSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('link', 26, 20, (inner) => {
    inner.lineWidth = 4;
    inner.strokeStyle = fade(darker(palette.high, 0.4), 0.5);
    inner.beginPath();
    inner.roundRect(-7, -1, 14, 9, 4.5);
    inner.stroke();
    inner.strokeStyle = blend('#a9adb6', palette.low, 0.25);
    inner.beginPath();
    inner.roundRect(-7, -4.5, 14, 9, 4.5);
    inner.stroke();
  });
}
