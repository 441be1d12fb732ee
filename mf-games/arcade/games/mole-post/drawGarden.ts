import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';

const GRASS = '#6f9a5c';

/** A garden at the edge of the village, the sun just gone. */
export function drawGarden(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'garden', (inner, width, height) => {
    const { palette } = stage;
    const lawn = height * (stage.isWide ? 0.3 : 0.31);
    paintSky(inner, palette, {
      width,
      height,
      horizon: 0.34,
      stars: 36,
      disc: { x: 0.24, y: 0.25, radius: 30 },
    });
    paintHills(inner, {
      width,
      height,
      top: lawn - 42,
      swell: 13,
      color: blend(palette.low, palette.ground, 0.3),
      seed: 3,
    });
    village(inner, stage, width, lawn);
    paintHills(inner, {
      width,
      height,
      top: lawn - 14,
      swell: 6,
      color: blend(palette.low, grassOf(stage), 0.5),
      seed: 12,
    });
    fence(inner, stage, width, lawn);
    stripes(inner, stage, { width, height, lawn });
    if (!stage.isWide) return;
    for (const [x, y, size] of [
      [0.09, 0.52, 46],
      [0.2, 0.8, 34],
      [0.86, 0.62, 52],
      [0.95, 0.86, 40],
      [0.03, 0.92, 44],
    ] as const)
      bush(inner, stage, { x: x * width, y: y * height, size });
    letterbox(inner, stage, width * 0.76, height * 0.84);
  });
}

export function grassOf({ palette }: Stage): string {
  return blend(GRASS, palette.high, 0.36);
}

function village(context: CanvasRenderingContext2D, { palette }: Stage, width: number, lawn: number): void {
  const box: Rng = { rng: 19 };
  for (let x = 12; x < width; x += 46 + 60 * random(box)) {
    const wide = 30 + 16 * random(box);
    const top = lawn - 40 - 16 * random(box);
    context.fillStyle = blend(palette.low, palette.ground, 0.55);
    context.fillRect(x, top, wide, 60);
    context.fillStyle = blend(palette.low, palette.ground, 0.78);
    context.beginPath();
    context.moveTo(x - 6, top + 2);
    context.lineTo(x + wide / 2, top - 20);
    context.lineTo(x + wide + 6, top + 2);
    context.fill();
    context.fillStyle = fade(palette.glow, 0.95);
    context.fillRect(x + wide * 0.25, top + 9, 6, 8);
    context.fillRect(x + wide * 0.6, top + 9, 6, 8);
  }
}

function fence(context: CanvasRenderingContext2D, { palette }: Stage, width: number, lawn: number): void {
  const white = blend('#fff1dc', palette.low, 0.28);
  context.fillStyle = darker(white, 0.2);
  context.fillRect(0, lawn - 16, width, 4);
  context.fillRect(0, lawn - 4, width, 4);
  for (let x = 3; x < width; x += 15) {
    context.fillStyle = white;
    context.beginPath();
    context.moveTo(x, lawn + 5);
    context.lineTo(x, lawn - 20);
    context.lineTo(x + 4.5, lawn - 27);
    context.lineTo(x + 9, lawn - 20);
    context.lineTo(x + 9, lawn + 5);
    context.fill();
  }
}

interface Bush {
  x: number;
  y: number;
  size: number;
}

/** Round, clipped, with a few roses. */
function bush(context: CanvasRenderingContext2D, stage: Stage, { x, y, size }: Bush): void {
  const leaf = darker(grassOf(stage), 0.25);
  context.fillStyle = fade(darker(stage.palette.high, 0.4), 0.35);
  context.beginPath();
  context.ellipse(x + 6, y + size * 0.75, size * 1.2, size * 0.4, 0, 0, Math.PI * 2);
  context.fill();
  for (const [dx, dy, part, tone] of [
    [0, 0, 1, 0.2],
    [-0.55, -0.1, 0.7, 0.08],
    [0.5, -0.15, 0.72, 0.12],
    [0, -0.5, 0.75, 0],
  ] as const) {
    context.fillStyle = darker(leaf, tone);
    context.beginPath();
    context.arc(x + dx * size, y + dy * size, part * size, 0, Math.PI * 2);
    context.fill();
  }
  for (const [dx, dy] of [
    [-0.6, 0.1],
    [0.1, -0.7],
    [0.55, -0.3],
    [-0.2, -0.2],
    [0.3, 0.35],
  ] as const) {
    context.fillStyle = blend('#ff9fb0', stage.palette.high, 0.15);
    context.beginPath();
    context.arc(x + dx * size, y + dy * size, size * 0.09, 0, Math.PI * 2);
    context.fill();
  }
}

function letterbox(context: CanvasRenderingContext2D, { paint, palette }: Stage, x: number, y: number): void {
  context.save();
  context.translate(x, y);
  const post = new Path2D();
  post.rect(-5, 0, 10, 52);
  paint.solid(context, post, palette.built, { foot: 0 });
  const box = new Path2D();
  box.moveTo(-26, 6);
  box.lineTo(-26, -18);
  box.arc(0, -18, 26, Math.PI, 0);
  box.lineTo(26, 6);
  box.closePath();
  paint.solid(context, box, blend('#c9503f', palette.high, 0.15), { foot: 5, edge: 0.5 });
  context.fillStyle = darker(palette.high, 0.4);
  context.fillRect(-14, -20, 28, 5);
  context.fillStyle = palette.glow;
  context.fillRect(26, -34, 4, 22);
  context.fillRect(30, -34, 12, 9);
  context.restore();
}

interface Lawn {
  width: number;
  height: number;
  lawn: number;
}

function stripes(context: CanvasRenderingContext2D, stage: Stage, { width, height, lawn }: Lawn): void {
  const { palette } = stage;
  const grass = grassOf(stage);
  context.fillStyle = grass;
  context.fillRect(0, lawn, width, height - lawn);
  context.save();
  context.beginPath();
  context.rect(0, lawn, width, height - lawn);
  context.clip();
  context.fillStyle = fade(lighter(grass, 0.3), 0.2);
  for (let i = -6; i < 10; i += 2) {
    const middle = width / 2;
    context.beginPath();
    context.moveTo(middle + i * 44, lawn);
    context.lineTo(middle + (i + 1) * 44, lawn);
    context.lineTo(middle + (i + 1) * 96, height);
    context.lineTo(middle + i * 96, height);
    context.fill();
  }
  const box: Rng = { rng: 6 };
  for (let i = 0; i < 130; i++) {
    const y = lawn + (height - lawn) * random(box);
    const flower = random(box) < 0.2;
    context.fillStyle = flower
      ? fade(['#fff6e4', '#ff9fb0', palette.glow][i % 3] ?? '#fff6e4', 0.8)
      : fade(darker(grass, 0.3), 0.5);
    const x = random(box) * width;
    if (flower) {
      context.beginPath();
      context.arc(x, y, 1.8, 0, Math.PI * 2);
      context.fill();
    } else context.fillRect(x, y, 1.6, 6);
  }
  const shade = context.createLinearGradient(0, lawn, 0, height);
  shade.addColorStop(0, fade(palette.low, 0.3));
  shade.addColorStop(0.35, fade(palette.high, 0));
  shade.addColorStop(1, fade(darker(palette.high, 0.3), 0.5));
  context.fillStyle = shade;
  context.fillRect(0, lawn, width, height - lawn);
  context.restore();
}

/** Earth behind and under a mole; `part` front covers its foot. */
export function moundSprite({ paint, palette }: Stage, part: 'back' | 'front'): Sprite {
  return paint.sprite(`mound ${part}`, 116, 76, (inner) => {
    const earth = blend(palette.ground, palette.built, 0.35);
    if (part === 'back') {
      const heap = new Path2D();
      heap.ellipse(0, 8, 46, 24, 0, 0, Math.PI * 2);
      paint.solid(inner, heap, earth, { foot: 5, edge: 0.3 });
      inner.fillStyle = darker(palette.ground, 0.62);
      inner.beginPath();
      inner.ellipse(0, 4, 29, 13, 0, 0, Math.PI * 2);
      inner.fill();
      return;
    }
    const front = new Path2D();
    front.moveTo(-46, 8);
    front.quadraticCurveTo(-38, 4, -29, 5);
    front.ellipse(0, 5, 29, 12.5, 0, Math.PI, 0, true);
    front.quadraticCurveTo(38, 4, 46, 8);
    front.ellipse(0, 8, 46, 24, 0, 0, Math.PI);
    front.closePath();
    paint.solid(inner, front, lighter(earth, 0.06), { foot: 5, edge: 0.4, shadow: false });
    const box: Rng = { rng: 3 };
    inner.fillStyle = fade(darker(palette.ground, 0.35), 0.6);
    for (let i = 0; i < 9; i++) {
      inner.beginPath();
      inner.ellipse(
        -38 + i * 9.5,
        20 + 5 * Math.sin(i) - Math.abs(i - 4) * 1.4,
        3 + random(box) * 2,
        2,
        0,
        0,
        Math.PI * 2,
      );
      inner.fill();
    }
    inner.strokeStyle = blend(GRASS, palette.high, 0.2);
    inner.lineWidth = 2.6;
    inner.lineCap = 'round';
    for (const x of [-42, -36, 37, 43]) {
      inner.beginPath();
      inner.moveTo(x, 28);
      inner.lineTo(x + (x > 0 ? 2 : -2), 19);
      inner.stroke();
    }
  });
}

/** A lump of earth that somebody pushes along from below. */
export function lumpSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('lump', 54, 44, (inner) => {
    const earth = blend(palette.ground, palette.built, 0.5);
    const heap = new Path2D();
    heap.moveTo(-20, 9);
    heap.bezierCurveTo(-16, -16, 16, -16, 20, 9);
    heap.quadraticCurveTo(0, 15, -20, 9);
    heap.closePath();
    paint.solid(inner, heap, earth, { foot: 5, edge: 0.45 });
  });
}
