import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { SHAFT } from './shaft.ts';

const DEPTH = SHAFT.metres * 12 + 700;

/** The evening above. */
export function drawEvening(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'evening', (inner, width, height) => {
    const { palette } = stage;
    // The palette's sky is the sea's; above it the last light.
    const dusk = {
      ...palette,
      high: blend(palette.low, palette.high, 0.7),
      low: blend(palette.glow, '#e98a6b', 0.55),
    };
    paintSky(inner, dusk, { width, height, horizon: 0.52, stars: 40, disc: { x: 0.74, y: 0.3, radius: 24 } });
    paintHills(inner, {
      width,
      height,
      top: height * 0.42,
      swell: 10,
      color: blend(dusk.low, palette.high, 0.55),
      seed: 4,
    });
    paintHills(inner, {
      width,
      height,
      top: height * 0.46,
      swell: 7,
      color: blend(dusk.low, palette.high, 0.8),
      seed: 9,
    });
  });
}

/** Water from the surface down, darker all the way. */
export function drawWater(context: CanvasRenderingContext2D, stage: Stage, time: number): void {
  const { paint, palette, camera } = stage;
  const { seen } = camera;
  const strip = paint.sprite(
    'depth',
    8,
    DEPTH,
    (inner) => {
      const gradient = inner.createLinearGradient(0, -DEPTH / 2, 0, DEPTH / 2);
      gradient.addColorStop(0, lighter(blend(palette.high, palette.glow, 0.3), 0.04));
      gradient.addColorStop(0.06, palette.high);
      gradient.addColorStop(0.3, blend(palette.high, palette.low, 0.62));
      gradient.addColorStop(0.7, palette.low);
      gradient.addColorStop(1, darker(palette.low, 0.4));
      inner.fillStyle = gradient;
      inner.fillRect(-8, -DEPTH / 2, 16, DEPTH);
    },
    0.3,
  );
  const top = Math.max(0, seen.y);
  const bottom = seen.y + seen.height;
  if (bottom <= 0) return;
  const { image } = strip;
  const part = image.height / DEPTH;
  const until = Math.min(bottom, DEPTH);
  context.drawImage(
    image,
    0,
    top * part,
    image.width,
    (until - top) * part,
    seen.x,
    top,
    seen.width,
    until - top,
  );
  if (bottom > DEPTH) {
    context.fillStyle = darker(palette.low, 0.4);
    context.fillRect(seen.x, DEPTH, seen.width, bottom - DEPTH);
  }
  if (seen.y < 420) drawShafts(context, stage, time);
  if (seen.y < 30) drawSurface(context, stage, time);
}

function drawShafts(context: CanvasRenderingContext2D, { palette, paint }: Stage, time: number): void {
  if (paint.contrast) return;
  for (let i = 0; i < 5; i++) {
    const x = 20 + i * 74 + Math.sin(time * 0.3 + i * 2) * 14;
    const wide = 20 + 10 * Math.sin(time * 0.5 + i);
    const light = context.createLinearGradient(0, 0, 0, 420);
    light.addColorStop(0, fade(palette.glow, 0.13));
    light.addColorStop(1, fade(palette.glow, 0));
    context.fillStyle = light;
    context.beginPath();
    context.moveTo(x, 0);
    context.lineTo(x + wide, 0);
    context.lineTo(x + wide * 2.6 + 50, 420);
    context.lineTo(x + 40, 420);
    context.fill();
  }
}

function drawSurface(context: CanvasRenderingContext2D, { palette, camera }: Stage, time: number): void {
  const { seen } = camera;
  for (const [lift, color] of [
    [-3, fade(palette.high, 0.5)],
    [0, blend(palette.high, palette.glow, 0.42)],
  ] as const) {
    context.fillStyle = color;
    context.beginPath();
    context.moveTo(seen.x, 9);
    for (let x = seen.x; x <= seen.x + seen.width + 10; x += 10)
      context.lineTo(x, lift + Math.sin(x * 0.045 + time * 1.6) * 2.6 + Math.sin(x * 0.1 - time) * 1.2);
    context.lineTo(seen.x + seen.width + 10, 9);
    context.closePath();
    context.fill();
  }
}

const TILE = 220;
/** The shore stands so far above the water. */
const SHORE = -26;

/** The rock on both sides; beyond it there is only rock, and a village on top. */
export function drawWalls(context: CanvasRenderingContext2D, stage: Stage): void {
  const { camera, palette, paint } = stage;
  const { seen } = camera;
  context.fillStyle = rockColor(stage);
  const top = Math.max(SHORE, seen.y);
  const right = seen.x + seen.width;
  const height = seen.height + seen.y - top;
  if (seen.x < 0) context.fillRect(seen.x, top, 4 - seen.x, height);
  if (right > SHAFT.width) context.fillRect(SHAFT.width - 4, top, right - SHAFT.width + 4, height);
  for (let i = Math.max(0, Math.floor(seen.y / TILE)); i * TILE < seen.y + seen.height; i++)
    for (const side of [-1, 1]) {
      const tile = wallTile(stage, (i * 7 + (side > 0 ? 3 : 0)) % 4);
      const x = side < 0 ? SHAFT.wall - 30 : SHAFT.width - SHAFT.wall + 30;
      paint.stamp(context, tile, x, i * TILE + TILE / 2, { scaleX: -side });
      drawInside(context, stage, i, side);
    }
  if (seen.y > 0) return;
  context.fillStyle = blend('#8bd982', palette.high, 0.72);
  context.fillRect(seen.x, SHORE - 4, Math.max(0, -seen.x), 9);
  context.fillRect(SHAFT.width, SHORE - 4, Math.max(0, right - SHAFT.width), 9);
  paint.stamp(context, lighthouseSprite(stage), -76, SHORE - 66);
  paint.glow(context, -76, SHORE - 118, 70, '#ffe9b0', 0.8);
  for (let n = 0; n < 4; n++)
    paint.stamp(context, hutSprite(stage, n % 3), SHAFT.width + 66 + n * 78, SHORE - 26);
}

function rockColor({ palette }: Stage): string {
  return darker(blend(palette.ground, palette.high, 0.25), 0.3);
}

/** Layers and shells in the rock, where a wide screen shows it. */
function drawInside(context: CanvasRenderingContext2D, stage: Stage, index: number, side: number): void {
  const { paint, palette, camera } = stage;
  const wide = side < 0 ? -camera.seen.x : camera.seen.x + camera.seen.width - SHAFT.width;
  if (wide < 20) return;
  const tile = paint.sprite('inside', 420, TILE, (inner) => {
    const box: Rng = { rng: 44 };
    for (let i = 0; i < 6; i++) {
      const y = -TILE / 2 + (i + 0.5) * (TILE / 6);
      inner.strokeStyle = i % 2 ? fade('#000000', 0.16) : fade(lighter(palette.ground, 0.3), 0.09);
      inner.lineWidth = 7 + 8 * random(box);
      inner.beginPath();
      inner.moveTo(-214, y);
      inner.bezierCurveTo(-80, y + 22 * (random(box) - 0.5), 80, y + 22 * (random(box) - 0.5), 214, y);
      inner.stroke();
    }
    for (let i = 0; i < 7; i++) {
      const x = (random(box) - 0.5) * 380;
      const y = (random(box) - 0.5) * 190;
      inner.strokeStyle = fade(palette.glow, 0.16);
      inner.lineWidth = 2;
      inner.beginPath();
      for (let turn = 0; turn < 9; turn += 0.3)
        inner.lineTo(x + Math.cos(turn) * turn * 0.9, y + Math.sin(turn) * turn * 0.9);
      inner.stroke();
    }
  });
  const x = side < 0 ? -214 : SHAFT.width + 214;
  paint.stamp(context, tile, x, index * TILE + TILE / 2, { scaleX: index % 2 ? -1 : 1 });
}

function lighthouseSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('lighthouse', 90, 150, (inner) => {
    const tower = new Path2D();
    tower.moveTo(-15, 68);
    tower.lineTo(-9, -34);
    tower.lineTo(9, -34);
    tower.lineTo(15, 68);
    tower.closePath();
    paint.solid(inner, tower, blend('#f1e6d2', palette.high, 0.3), { foot: 0, edge: 0.4 });
    inner.save();
    inner.clip(tower);
    inner.fillStyle = blend('#b7553e', palette.high, 0.2);
    for (const y of [-14, 22, 56]) inner.fillRect(-20, y, 40, 18);
    inner.restore();
    inner.fillStyle = '#ffe9b0';
    inner.fillRect(-8, -54, 16, 18);
    const roof = new Path2D();
    roof.moveTo(-14, -52);
    roof.lineTo(0, -70);
    roof.lineTo(14, -52);
    roof.closePath();
    paint.solid(inner, roof, blend('#b7553e', palette.high, 0.25), { foot: 2 });
    inner.fillStyle = darker(palette.built, 0.4);
    inner.fillRect(-13, -37, 26, 5);
  });
}

function hutSprite({ paint, palette }: Stage, variant: number): Sprite {
  return paint.sprite(`hut ${variant}`, 90, 80, (inner) => {
    const wall = new Path2D();
    wall.rect(-26, -4, 52, 30);
    paint.solid(inner, wall, blend(palette.built, palette.high, 0.2 + variant * 0.12), {
      foot: 0,
      edge: 0.3,
    });
    const roof = new Path2D();
    roof.moveTo(-34, -2);
    roof.lineTo(-4 + variant * 4, -26 - variant * 4);
    roof.lineTo(34, -2);
    roof.closePath();
    paint.solid(inner, roof, blend('#b7553e', palette.high, 0.3 + variant * 0.12), { foot: 4 });
    inner.fillStyle = '#ffd98a';
    inner.fillRect(-14, 6, 9, 10);
    inner.fillRect(8, 6, 9, 10);
  });
}

/** A piece of the right-hand edge of the left wall; the other side is its mirror. */
function wallTile(stage: Stage, variant: number): Sprite {
  const { paint, palette } = stage;
  return paint.sprite(`wall ${variant}`, 84, TILE + 2, (inner) => {
    const box: Rng = { rng: variant * 31 + 5 };
    inner.translate(0, -TILE / 2);
    for (const [reach, color] of [
      [12, fade(darker(palette.low, 0.3), 0.4)],
      [6, blend(palette.ground, palette.high, 0.4)],
      [0, rockColor(stage)],
    ] as const) {
      inner.fillStyle = color;
      inner.beginPath();
      inner.moveTo(-60, -1);
      inner.lineTo(28 + reach, -1);
      for (let y = 0; y < TILE; y += TILE / 4) {
        const out = 28 + reach + 6 * Math.sin(variant * 2 + y);
        inner.bezierCurveTo(out + 7, y + 12, out + 7, y + 40, 28 + reach, y + TILE / 4);
      }
      inner.lineTo(-60, TILE + 1);
      inner.fill();
    }
    for (let i = 0; i < 3; i++) {
      const y = 20 + random(box) * (TILE - 50);
      inner.strokeStyle = fade(blend('#8bd982', palette.high, 0.55), 0.85);
      inner.lineWidth = 4;
      inner.lineCap = 'round';
      inner.beginPath();
      inner.moveTo(24, y + 26);
      inner.quadraticCurveTo(40, y + 12, 31, y);
      inner.moveTo(24, y + 26);
      inner.quadraticCurveTo(30, y + 8, 22, y - 6);
      inner.stroke();
    }
    inner.fillStyle = fade(lighter(palette.built, 0.1), 0.35);
    for (let i = 0; i < 5; i++) {
      inner.beginPath();
      inner.arc(8 + random(box) * 20, random(box) * TILE, 1.5 + random(box) * 2.5, 0, Math.PI * 2);
      inner.fill();
    }
  });
}
