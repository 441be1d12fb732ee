import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';

/** A clear night; a wide screen has room for an observatory. */
export function drawNight(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'night', (inner, width, height) => {
    const { palette } = stage;
    paintSky(inner, palette, { width, height, horizon: 0.95, stars: 150 });
    milkyWay(inner, stage, width, height);
    const ground = height * 0.9;
    paintHills(inner, {
      width,
      height,
      top: ground - 34,
      swell: 16,
      color: blend(palette.low, palette.ground, 0.55),
      seed: 11,
    });
    if (stage.isWide) observatory(inner, stage, width * 0.84, ground - 22);
    paintHills(inner, {
      width,
      height,
      top: ground + 4,
      swell: 9,
      color: darker(palette.ground, 0.35),
      seed: 5,
    });
    for (let i = 0; i < (stage.isWide ? 18 : 7); i++)
      fir(
        inner,
        stage,
        (i / (stage.isWide ? 18 : 7)) * width + 14 * Math.sin(i * 3),
        ground + 8 + 6 * Math.sin(i),
        16 + 12 * Math.abs(Math.sin(i * 1.7)),
      );
  });
}

function milkyWay(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  width: number,
  height: number,
): void {
  const box: Rng = { rng: 3 };
  context.save();
  context.translate(width * 0.5, height * 0.36);
  context.rotate(-0.62);
  const long = Math.max(width, height) * 0.8;
  for (let i = 0; i < 26; i++) {
    const x = (random(box) - 0.5) * 2 * long;
    const reach = 40 + 70 * random(box);
    const cloud = context.createRadialGradient(x, 0, 0, x, 0, reach);
    cloud.addColorStop(0, fade(i % 3 ? palette.low : lighter(palette.low, 0.3), 0.14));
    cloud.addColorStop(1, fade(palette.low, 0));
    context.fillStyle = cloud;
    context.fillRect(x - reach, -reach, reach * 2, reach * 2);
  }
  for (let i = 0; i < 260; i++) {
    const side = (random(box) + random(box) + random(box) - 1.5) * 60;
    context.fillStyle = fade('#ffffff', 0.12 + 0.45 * random(box));
    const size = 0.5 + random(box) * 0.9;
    context.fillRect((random(box) - 0.5) * 2 * long, side, size, size);
  }
  context.restore();
}

function observatory(
  context: CanvasRenderingContext2D,
  { paint, palette }: Stage,
  x: number,
  y: number,
): void {
  context.save();
  context.translate(x, y);
  const wall = new Path2D();
  wall.rect(-26, -16, 52, 60);
  paint.solid(context, wall, blend(palette.built, palette.high, 0.62), { foot: 0, edge: 0.3 });
  const dome = new Path2D();
  dome.arc(0, -16, 30, Math.PI, 0);
  dome.closePath();
  paint.solid(context, dome, blend(palette.built, palette.high, 0.42), { foot: 3, edge: 0.5 });
  context.fillStyle = darker(palette.high, 0.2);
  context.save();
  context.translate(0, -16);
  context.rotate(-0.5);
  context.fillRect(-5, -32, 10, 30);
  context.fillStyle = blend(palette.built, palette.high, 0.25);
  context.beginPath();
  context.roundRect(-4, -46, 8, 34, 2);
  context.fill();
  context.restore();
  context.fillStyle = palette.glow;
  context.fillRect(-16, 0, 8, 12);
  context.fillRect(8, 0, 8, 12);
  context.restore();
}

function fir(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  x: number,
  y: number,
  size: number,
): void {
  context.fillStyle = darker(palette.ground, 0.55);
  for (const [lift, wide] of [
    [0, 0.62],
    [0.5, 0.5],
    [1, 0.36],
  ] as const) {
    context.beginPath();
    context.moveTo(x - size * wide, y - size * lift);
    context.lineTo(x, y - size * (lift + 0.95));
    context.lineTo(x + size * wide, y - size * lift);
    context.fill();
  }
}
