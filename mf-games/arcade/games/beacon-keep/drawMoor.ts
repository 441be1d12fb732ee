import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { COLUMNS, ROWS } from './fog.ts';
import { CELL, type Tool } from './sim.ts';

/** The moor from above, under a map's frame; beyond it nothing but weather. */
export function drawMoor(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'moor', (inner, width, height) => {
    const { palette } = stage;
    const sky = inner.createLinearGradient(0, 0, 0, height);
    sky.addColorStop(0, darker(palette.high, 0.25));
    sky.addColorStop(1, blend(palette.high, palette.low, 0.4));
    inner.fillStyle = sky;
    inner.fillRect(0, 0, width, height);
    const box: Rng = { rng: 40 };
    for (let i = 0; i < 36; i++) {
      const x = random(box) * width;
      const y = random(box) * height;
      const reach = 60 + random(box) * 120;
      const puff = inner.createRadialGradient(x, y, 0, x, y, reach);
      puff.addColorStop(0, fade(lighter(palette.low, 0.2), 0.13));
      puff.addColorStop(1, fade(palette.low, 0));
      inner.fillStyle = puff;
      inner.fillRect(x - reach, y - reach, reach * 2, reach * 2);
    }
  });
}

/** The ground of the map: moss, tracks, stones and small woods. */
export function groundSprite({ paint, palette }: Stage): Sprite {
  const width = COLUMNS * CELL;
  const height = ROWS * CELL;
  return paint.sprite('ground', width + 24, height + 28, (inner) => {
    const land = new Path2D();
    land.roundRect(-width / 2, -height / 2, width, height, 14);
    paint.solid(inner, land, palette.ground, { foot: 6, edge: 0.35 });
    inner.save();
    inner.clip(land);
    const box: Rng = { rng: 8 };
    for (let i = 0; i < 90; i++) {
      inner.fillStyle = fade(
        random(box) < 0.5 ? lighter(palette.ground, 0.18) : darker(palette.ground, 0.3),
        0.3,
      );
      inner.beginPath();
      inner.ellipse(
        (random(box) - 0.5) * width,
        (random(box) - 0.5) * height,
        12 + random(box) * 34,
        8 + random(box) * 20,
        random(box) * 3,
        0,
        Math.PI * 2,
      );
      inner.fill();
    }
    inner.strokeStyle = fade(blend(palette.built, palette.ground, 0.4), 0.75);
    inner.lineWidth = 7;
    inner.lineCap = 'round';
    for (const [x, y] of [
      [-width / 2, -90],
      [width / 2, 60],
      [-40, height / 2],
      [70, -height / 2],
    ] as const) {
      inner.beginPath();
      inner.moveTo(0, 0);
      inner.quadraticCurveTo(x * 0.3 + 30, y * 0.6 - 20, x, y);
      inner.stroke();
    }
    for (let i = 0; i < 42; i++) {
      const x = (random(box) - 0.5) * width;
      const y = (random(box) - 0.5) * height;
      if (x * x + y * y < 2600) continue;
      const size = 6 + random(box) * 5;
      inner.fillStyle = fade(darker(palette.high, 0.3), 0.4);
      inner.beginPath();
      inner.ellipse(x + 2, y + 4, size, size * 0.6, 0, 0, Math.PI * 2);
      inner.fill();
      inner.fillStyle = blend('#3f6a4a', palette.high, 0.3);
      inner.beginPath();
      inner.moveTo(x - size * 0.8, y + 2);
      inner.lineTo(x, y - size * 1.8);
      inner.lineTo(x + size * 0.8, y + 2);
      inner.fill();
    }
    inner.restore();
  });
}

export function keepSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('keep', 70, 84, (inner) => {
    const wall = blend(palette.built, palette.high, 0.08);
    const tower = new Path2D();
    tower.moveTo(-17, 26);
    tower.lineTo(-13, -14);
    tower.lineTo(13, -14);
    tower.lineTo(17, 26);
    tower.closePath();
    paint.solid(inner, tower, wall, { foot: 6, edge: 0.6 });
    const crown = new Path2D();
    crown.rect(-18, -24, 36, 12);
    for (const x of [-18, -6, 6]) crown.rect(x, -31, 8, 9);
    paint.solid(inner, crown, lighter(wall, 0.12), { foot: 3, edge: 0.5, shadow: false });
    inner.fillStyle = darker(palette.high, 0.3);
    inner.beginPath();
    inner.roundRect(-5, 8, 10, 16, [5, 5, 0, 0]);
    inner.fill();
    inner.fillStyle = palette.glow;
    inner.fillRect(-9, -6, 5, 7);
    inner.fillRect(4, -6, 5, 7);
  });
}

export function wellSprite({ paint, palette }: Stage, isFree: boolean): Sprite {
  return paint.sprite(`well ${isFree}`, 46, 46, (inner) => {
    const stone = blend(palette.built, palette.high, isFree ? 0.1 : 0.45);
    const ring = new Path2D();
    ring.ellipse(0, 6, 12, 7, 0, 0, Math.PI * 2);
    paint.solid(inner, ring, stone, { foot: 4, edge: 0.5 });
    inner.fillStyle = isFree ? '#7fd6ff' : darker(palette.high, 0.2);
    inner.beginPath();
    inner.ellipse(0, 4.5, 7.5, 4, 0, 0, Math.PI * 2);
    inner.fill();
    const roof = new Path2D();
    roof.moveTo(-13, -6);
    roof.lineTo(0, -17);
    roof.lineTo(13, -6);
    roof.closePath();
    paint.solid(inner, roof, blend('#a2583f', palette.high, isFree ? 0.1 : 0.5), {
      foot: 2,
      edge: 0.4,
      shadow: false,
    });
    inner.fillStyle = darker(stone, 0.4);
    inner.fillRect(-9, -6, 2.4, 11);
    inner.fillRect(6.6, -6, 2.4, 11);
  });
}

export function toolSprite({ paint, palette }: Stage, tool: Tool): Sprite {
  return paint.sprite(`tool ${tool}`, 40, 52, (inner) => {
    if (tool === 'lantern') {
      const post = new Path2D();
      post.rect(-2, -2, 4, 20);
      paint.solid(inner, post, darker(palette.built, 0.3), { foot: 0 });
      const glass = new Path2D();
      glass.roundRect(-7.5, -16, 15, 17, 5);
      paint.solid(inner, glass, palette.glow, { foot: 3, edge: 1 });
      inner.fillStyle = darker(palette.built, 0.4);
      inner.fillRect(-8.5, -19, 17, 4);
      inner.fillRect(-7.5, 0, 15, 3);
    } else if (tool === 'mirror') {
      const stand = new Path2D();
      stand.moveTo(-8, 18);
      stand.lineTo(0, 2);
      stand.lineTo(8, 18);
      stand.closePath();
      paint.solid(inner, stand, darker(palette.built, 0.2), { foot: 2 });
      const glass = new Path2D();
      glass.ellipse(0, -6, 9, 13, 0.4, 0, Math.PI * 2);
      paint.solid(inner, glass, '#cfeaff', { foot: 2, edge: 1 });
      inner.strokeStyle = '#ffffff';
      inner.lineWidth = 2;
      inner.beginPath();
      inner.moveTo(-3, -1);
      inner.lineTo(4, -12);
      inner.stroke();
    } else {
      const tube = new Path2D();
      tube.roundRect(-5, -2, 10, 20, 3);
      paint.solid(inner, tube, '#e0584f', { foot: 2, edge: 0.7 });
      inner.fillStyle = palette.glow;
      inner.beginPath();
      for (let i = 0; i < 10; i++) {
        const reach = i % 2 ? 4 : 10;
        inner.lineTo(
          Math.cos((i / 10) * Math.PI * 2) * reach,
          -10 + Math.sin((i / 10) * Math.PI * 2) * reach,
        );
      }
      inner.fill();
    }
  });
}
