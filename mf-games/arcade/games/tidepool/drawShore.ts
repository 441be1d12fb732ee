import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { paintSky } from '../../kit/draw/sky.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';

/** A cove at the turn of the tide: sea on the horizon, a lighthouse, and sand all the way down. */
export function drawCove(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'cove', (inner, width, height) => {
    const { palette } = stage;
    const shore = height * 0.24;
    paintSky(inner, palette, {
      width,
      height,
      horizon: 0.2,
      stars: 40,
      disc: { x: 0.22, y: 0.13, radius: 20 },
    });
    const sea = inner.createLinearGradient(0, height * 0.17, 0, shore);
    sea.addColorStop(0, blend(palette.low, palette.glow, 0.3));
    sea.addColorStop(1, blend(palette.low, palette.high, 0.4));
    inner.fillStyle = sea;
    inner.fillRect(0, height * 0.17, width, shore);
    inner.fillStyle = fade(palette.glow, 0.4);
    const box: Rng = { rng: 9 };
    for (let i = 0; i < 60; i++)
      inner.fillRect(
        random(box) * width,
        height * 0.175 + random(box) * (shore - height * 0.175),
        8 + random(box) * 22,
        1.4,
      );
    cliffs(inner, stage, width, height);
    const sand = inner.createLinearGradient(0, shore, 0, height);
    sand.addColorStop(0, blend(palette.ground, palette.low, 0.4));
    sand.addColorStop(0.2, blend(palette.ground, palette.high, 0.16));
    sand.addColorStop(1, blend(palette.ground, palette.high, 0.5));
    inner.fillStyle = sand;
    inner.beginPath();
    inner.moveTo(0, shore + 8);
    for (let x = 0; x <= width + 10; x += 10) inner.lineTo(x, shore + 6 + Math.sin(x * 0.02) * 6);
    inner.lineTo(width + 10, height);
    inner.lineTo(0, height);
    inner.fill();
    ripples(inner, stage, width, height, shore);
  });
}

function cliffs(context: CanvasRenderingContext2D, { palette }: Stage, width: number, height: number): void {
  const stone = blend(palette.built, palette.high, 0.5);
  context.fillStyle = stone;
  context.beginPath();
  context.moveTo(width, height * 0.08);
  context.quadraticCurveTo(width * 0.86, height * 0.09, width * 0.82, height * 0.17);
  context.quadraticCurveTo(width * 0.76, height * 0.2, width * 0.72, height * 0.22);
  context.lineTo(width, height * 0.25);
  context.fill();
  const x = width * 0.9;
  const y = height * 0.1;
  context.fillStyle = blend('#fff6e4', palette.high, 0.3);
  context.beginPath();
  context.moveTo(x - 9, y + 8);
  context.lineTo(x - 6, y - 44);
  context.lineTo(x + 6, y - 44);
  context.lineTo(x + 9, y + 8);
  context.fill();
  context.fillStyle = blend('#e0584f', palette.high, 0.3);
  context.fillRect(x - 8, y - 14, 16, 10);
  context.fillRect(x - 7, y - 34, 14, 8);
  context.fillStyle = palette.glow;
  context.fillRect(x - 5, y - 55, 10, 11);
  context.fillStyle = darker(palette.high, 0.2);
  context.beginPath();
  context.arc(x, y - 55, 7, Math.PI, 0);
  context.fill();
  const beam = context.createLinearGradient(x, 0, x - width * 0.5, 0);
  beam.addColorStop(0, fade(palette.glow, 0.5));
  beam.addColorStop(1, fade(palette.glow, 0));
  context.fillStyle = beam;
  context.beginPath();
  context.moveTo(x - 4, y - 50);
  context.lineTo(x - width * 0.5, y - 84);
  context.lineTo(x - width * 0.5, y - 22);
  context.fill();
}

function ripples(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  width: number,
  height: number,
  shore: number,
): void {
  const box: Rng = { rng: 12 };
  context.lineWidth = 2;
  for (let y = shore + 26; y < height; y += 24) {
    context.strokeStyle = fade(darker(palette.ground, 0.5), 0.16);
    context.beginPath();
    for (let x = 0; x <= width; x += 12) context.lineTo(x, y + Math.sin(x * 0.03 + y) * 4);
    context.stroke();
  }
  for (let i = 0; i < width / 10; i++) {
    const x = random(box) * width;
    const y = shore + 30 + random(box) * (height - shore - 40);
    context.fillStyle = fade(lighter(palette.ground, 0.4), 0.35);
    context.beginPath();
    context.ellipse(x, y, 2 + random(box) * 3, 1.6 + random(box) * 2, random(box) * 3, 0, Math.PI * 2);
    context.fill();
  }
  for (const [x, y, turn] of [
    [0.08, 0.5, 0.3],
    [0.92, 0.7, -0.5],
    [0.06, 0.86, 1],
  ] as const) {
    context.save();
    context.translate(x * width, y * height);
    context.rotate(turn);
    context.fillStyle = blend('#ff9a7a', palette.high, 0.25);
    context.beginPath();
    for (let i = 0; i < 10; i++) {
      const reach = i % 2 ? 7 : 17;
      context.lineTo(Math.cos((i / 10) * Math.PI * 2) * reach, Math.sin((i / 10) * Math.PI * 2) * reach);
    }
    context.lineJoin = 'round';
    context.fill();
    context.restore();
  }
}

export type StoneLook = 'plain' | 'pearl' | 'held';

/** A pebble with its letter; no two neighbours are quite the same shape. */
export function stoneSprite(
  { paint, palette }: Stage,
  letter: string,
  look: StoneLook,
  shape: number,
): Sprite {
  return paint.sprite(`stone ${letter} ${look} ${shape}`, 74, 74, (inner) => {
    const path = new Path2D();
    const wide = 26 + (shape % 2);
    const high = 25 + (shape % 3) * 0.8;
    path.moveTo(-wide, 2);
    path.bezierCurveTo(-wide, -high * (0.9 + shape * 0.05), -10, -high, 2, -high);
    path.bezierCurveTo(18, -high, wide, -high * 0.7, wide, 1);
    path.bezierCurveTo(wide, high * 0.95, 14, high, 0, high);
    path.bezierCurveTo(-18, high, -wide, high * 0.8, -wide, 2);
    path.closePath();
    const gray = blend(['#b9b2a6', '#a9a79f', '#c4b8a4', '#aeb0b0'][shape] ?? '#b9b2a6', palette.high, 0.12);
    const color = look === 'held' ? palette.glow : look === 'pearl' ? '#f3e6ff' : gray;
    paint.solid(inner, path, color, { foot: 5, edge: look === 'pearl' ? 1 : 0.6 });
    if (look === 'pearl') {
      const shine = inner.createRadialGradient(-8, -10, 1, 0, 0, 28);
      shine.addColorStop(0, '#ffffff');
      shine.addColorStop(0.5, fade('#ffd0ea', 0.6));
      shine.addColorStop(1, fade('#9fd8ff', 0.55));
      inner.fillStyle = shine;
      inner.fill(path);
    }
    const text = letter === 'qu' ? 'Qu' : letter.toUpperCase();
    write(inner, text, 0, -2, {
      size: text.length > 1 ? 23 : 29,
      color: darker(palette.high, look === 'plain' ? 0.25 : 0.1),
    });
  });
}
