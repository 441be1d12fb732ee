import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { at } from '../../kit/sim/at.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { HALF_WIDTH, type TrackPoint } from './track.ts';

export interface Thing {
  x: number;
  y: number;
  kind: 'house' | 'tree' | 'lamp';
  look: number;
  angle: number;
}

/** Houses, trees and lamps of a town, laid out around its street. Decoration: it decides nothing. */
export function layTown(track: readonly TrackPoint[]): Thing[] {
  const box: Rng = { rng: Math.round(at(track, 0).x * 7 + at(track, 0).y) };
  const free = (x: number, y: number, far: number) =>
    track.every((point) => (point.x - x) * (point.x - x) + (point.y - y) * (point.y - y) > far * far);
  const things: Thing[] = [];
  track.forEach((point, i) => {
    if (i % 9 !== 0) return;
    const side = i % 18 === 0 ? 1 : -1;
    const reach = (HALF_WIDTH + 17) * side;
    const [x, y] = [point.x - Math.sin(point.angle) * reach, point.y + Math.cos(point.angle) * reach];
    if (free(x, y, HALF_WIDTH + 8)) things.push({ x, y, kind: 'lamp', look: 0, angle: 0 });
  });
  for (let row = -11; row <= 11; row++)
    for (let column = -14; column <= 14; column++) {
      const x = column * 118 + (random(box) - 0.5) * 34;
      const y = row * 118 + (random(box) - 0.5) * 34;
      const turn = (random(box) - 0.5) * 0.3 + (random(box) < 0.5 ? 0 : Math.PI / 2);
      const look = Math.floor(random(box) * 5);
      const isHouse = random(box) < 0.78;
      if (isHouse && free(x, y, HALF_WIDTH + 66)) things.push({ x, y, kind: 'house', look, angle: turn });
      else if (free(x, y, HALF_WIDTH + 40)) things.push({ x, y, kind: 'tree', look: look % 2, angle: turn });
    }
  return things.toSorted((a, b) => a.y - b.y);
}

/** A house from above: two halves of a roof, a chimney, light that falls out of its windows. */
export function houseSprite({ paint, palette }: Stage, look: number): Sprite {
  return paint.sprite(`house ${look}`, 150, 140, (inner) => {
    const roof =
      [
        blend(palette.built, palette.low, 0.35),
        blend(palette.built, palette.high, 0.35),
        blend('#8a4038', palette.high, 0.3),
        blend(palette.low, palette.built, 0.3),
        blend('#4d6178', palette.high, 0.25),
      ][look] ?? palette.built;
    const wide = 46 + (look % 3) * 5;
    const high = 36 + ((look * 2) % 3) * 5;
    inner.fillStyle = fade(darker(palette.high, 0.5), 0.5);
    inner.beginPath();
    inner.roundRect(-wide + 7, -high + 13, wide * 2, high * 2, 5);
    inner.fill();
    inner.fillStyle = darker(blend(roof, palette.high, 0.4), 0.1);
    inner.beginPath();
    inner.roundRect(-wide, -high + 5, wide * 2, high * 2, 5);
    inner.fill();
    inner.fillStyle = palette.glow;
    for (const x of [-0.6, -0.1, 0.45]) inner.fillRect(x * wide, high + 0.5, 9, 4.5);
    inner.fillStyle = lighter(roof, 0.14);
    inner.beginPath();
    inner.roundRect(-wide, -high, wide * 2, high, [5, 5, 0, 0]);
    inner.fill();
    inner.fillStyle = darker(roof, 0.16);
    inner.beginPath();
    inner.roundRect(-wide, 0, wide * 2, high, [0, 0, 5, 5]);
    inner.fill();
    inner.strokeStyle = fade(darker(palette.high, 0.3), 0.28);
    inner.lineWidth = 1.6;
    for (let y = -high + 9; y < high; y += 9) {
      inner.beginPath();
      inner.moveTo(-wide + 3, y);
      inner.lineTo(wide - 3, y);
      inner.stroke();
    }
    inner.fillStyle = lighter(roof, 0.3);
    inner.fillRect(-wide, -2, wide * 2, 4);
    inner.fillStyle = fade(darker(palette.high, 0.4), 0.5);
    inner.fillRect(wide * 0.45 + 3, -high * 0.5 + 4, 13, 13);
    inner.fillStyle = blend(palette.built, palette.high, 0.2);
    inner.fillRect(wide * 0.45, -high * 0.5, 12, 12);
    inner.fillStyle = darker(palette.high, 0.4);
    inner.fillRect(wide * 0.45 + 3, -high * 0.5 + 3, 6, 6);
  });
}

export function treeSprite({ paint, palette }: Stage, look: number): Sprite {
  return paint.sprite(`tree ${look}`, 84, 88, (inner) => {
    const leaf = blend(look ? '#3f6a5a' : '#4c6f4a', palette.high, 0.45);
    inner.fillStyle = fade(darker(palette.high, 0.5), 0.45);
    inner.beginPath();
    inner.arc(5, 9, 28, 0, Math.PI * 2);
    inner.fill();
    for (const [x, y, size, light] of [
      [0, 3, 28, 0],
      [-8, -3, 19, 0.1],
      [9, -5, 17, 0.14],
      [-1, -9, 12, 0.24],
    ] as const) {
      inner.fillStyle = lighter(leaf, light);
      inner.beginPath();
      inner.arc(x, y, size, 0, Math.PI * 2);
      inner.fill();
    }
  });
}

export function lampSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('lamp', 22, 22, (inner) => {
    inner.fillStyle = darker(palette.high, 0.3);
    inner.beginPath();
    inner.arc(0, 1.5, 7, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = lighter(palette.glow, 0.3);
    inner.beginPath();
    inner.arc(0, 0, 5, 0, Math.PI * 2);
    inner.fill();
  });
}

/** A tram from above, its nose to the right. The other one is blue. */
export function tramSprite({ paint, palette }: Stage, isOther: boolean): Sprite {
  return paint.sprite(`tram ${isOther}`, 92, 56, (inner) => {
    const red = blend(isOther ? '#4a7fc9' : '#e0493f', palette.high, 0.06);
    const body = new Path2D();
    body.roundRect(-34, -14, 68, 28, 11);
    paint.solid(inner, body, red, { foot: 4, edge: 0.6 });
    inner.fillStyle = lighter(red, 0.78);
    inner.beginPath();
    inner.roundRect(-25, -9.5, 46, 17, 6);
    inner.fill();
    inner.fillStyle = blend(lighter(red, 0.55), palette.low, 0.2);
    for (const x of [-17, -3, 11]) inner.fillRect(x - 1, -9.5, 2, 17);
    inner.fillStyle = darker(palette.high, 0.1);
    inner.beginPath();
    inner.roundRect(24, -8.5, 5, 15, 2.5);
    inner.fill();
    inner.fillStyle = '#fff6e4';
    for (const y of [-9.5, 7]) {
      inner.beginPath();
      inner.arc(31, y, 2.8, 0, Math.PI * 2);
      inner.fill();
    }
    inner.strokeStyle = darker(palette.high, 0.3);
    inner.lineWidth = 2.4;
    inner.beginPath();
    inner.moveTo(-12, -1);
    inner.lineTo(-4, -7);
    inner.lineTo(4, -1);
    inner.lineTo(-4, 5);
    inner.closePath();
    inner.stroke();
  });
}
