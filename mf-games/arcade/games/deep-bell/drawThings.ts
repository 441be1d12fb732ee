import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { roundedPolygon } from '../../kit/draw/pieces.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import type { Obstacle } from './shaft.ts';

const BRONZE = '#c9974a';

export function bellSprite({ paint, palette }: Stage, rung: boolean): Sprite {
  return paint.sprite(`bell ${rung}`, 64, 76, (inner) => {
    const bronze = rung ? blend(BRONZE, palette.low, 0.45) : BRONZE;
    inner.strokeStyle = darker(palette.built, 0.3);
    inner.lineWidth = 4;
    inner.beginPath();
    inner.arc(0, -24, 6, 0, Math.PI * 2);
    inner.stroke();
    inner.fillStyle = darker(bronze, 0.5);
    inner.beginPath();
    inner.arc(0, 21, 6, 0, Math.PI * 2);
    inner.fill();
    const body = new Path2D();
    body.moveTo(-9, -19);
    body.bezierCurveTo(-20, -14, -13, 8, -25, 17);
    body.quadraticCurveTo(-26, 21, -22, 21);
    body.lineTo(22, 21);
    body.quadraticCurveTo(26, 21, 25, 17);
    body.bezierCurveTo(13, 8, 20, -14, 9, -19);
    body.closePath();
    paint.solid(inner, body, bronze, { foot: 4, edge: 0.6 });
    inner.save();
    inner.clip(body);
    inner.fillStyle = fade(lighter(bronze, 0.8), 0.45);
    inner.fillRect(-13, -18, 5, 30);
    inner.fillStyle = fade(darker(bronze, 0.6), 0.4);
    inner.fillRect(-30, 9, 60, 3);
    inner.fillRect(-30, -8, 60, 2);
    inner.restore();
  });
}

export function obstacleSprite(stage: Stage, { look, radius }: Obstacle): Sprite {
  const size = Math.round(radius / 2) * 2;
  return stage.paint.sprite(`${look} ${size}`, size * 2 + 40, size * 2 + 70, (inner) => {
    if (look === 'rock') paintRock(inner, stage, size);
    else if (look === 'jelly') paintJelly(inner, stage, size);
    else paintMine(inner, stage, size);
  });
}

function paintRock(context: CanvasRenderingContext2D, { paint, palette }: Stage, radius: number): void {
  const box: Rng = { rng: radius };
  const rock = new Path2D();
  const points = Array.from({ length: 9 }, (_, i): [number, number] => {
    const reach = radius * (0.9 + 0.16 * random(box));
    return [Math.cos((i / 9) * 6.283) * reach, Math.sin((i / 9) * 6.283) * reach];
  });
  roundedPolygon(rock, points, radius * 0.3);
  paint.solid(context, rock, blend(palette.ground, lighter(palette.high, 0.2), 0.5), { foot: 6, edge: 0.4 });
  context.clip(rock);
  context.fillStyle = fade(darker(palette.ground, 0.3), 0.35);
  for (let i = 0; i < 4; i++) {
    context.beginPath();
    context.arc(
      (random(box) - 0.5) * radius * 1.5,
      (random(box) - 0.3) * radius * 1.4,
      radius * 0.18,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  context.strokeStyle = fade('#8bd982', 0.4);
  context.lineWidth = 7;
  context.beginPath();
  context.arc(0, 0, radius * 0.96, -2.5, -0.9);
  context.stroke();
}

function paintJelly(context: CanvasRenderingContext2D, { paint, palette }: Stage, radius: number): void {
  context.strokeStyle = fade('#ff9fb0', 0.75);
  context.lineWidth = 3;
  context.lineCap = 'round';
  for (const x of [-10, -4, 3, 9]) {
    context.beginPath();
    context.moveTo(x, 4);
    context.quadraticCurveTo(x + 6, 16, x - 1, 28);
    context.stroke();
  }
  const dome = new Path2D();
  dome.moveTo(-radius, 6);
  dome.bezierCurveTo(-radius, -radius * 1.25, radius, -radius * 1.25, radius, 6);
  dome.quadraticCurveTo(radius * 0.5, 1, 0, 6);
  dome.quadraticCurveTo(-radius * 0.5, 1, -radius, 6);
  dome.closePath();
  paint.solid(context, dome, blend('#ff7a8a', palette.high, 0.12), { foot: 4, edge: 0.8 });
  context.fillStyle = fade('#fff6e4', 0.5);
  for (const [x, y] of [
    [-7, -6],
    [2, -9],
    [8, -3],
  ] as const) {
    context.beginPath();
    context.arc(x, y, 2.2, 0, Math.PI * 2);
    context.fill();
  }
}

function paintMine(context: CanvasRenderingContext2D, { paint, palette }: Stage, radius: number): void {
  const spikes = new Path2D();
  const points = Array.from({ length: 20 }, (_, i): [number, number] => {
    const reach = i % 2 ? radius * 0.86 : radius * 1.28;
    return [Math.cos((i / 20) * 6.283) * reach, Math.sin((i / 20) * 6.283) * reach];
  });
  roundedPolygon(spikes, points, 1.5);
  paint.solid(context, spikes, blend('#3a2a55', palette.high, 0.25), { foot: 3, edge: 0.55 });
  context.fillStyle = fade('#ff7a8a', 0.9);
  context.beginPath();
  context.arc(0, 0, 4, 0, Math.PI * 2);
  context.fill();
}

export function bubbleSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('bubble', 48, 48, (inner) => {
    inner.fillStyle = fade(palette.glow, 0.22);
    inner.strokeStyle = fade(lighter(palette.glow, 0.5), 0.9);
    inner.lineWidth = 2.5;
    inner.beginPath();
    inner.arc(0, 0, 16, 0, Math.PI * 2);
    inner.fill();
    inner.stroke();
    inner.strokeStyle = '#ffffff';
    inner.lineWidth = 3;
    inner.lineCap = 'round';
    inner.beginPath();
    inner.arc(0, 0, 10.5, -2.6, -1.7);
    inner.stroke();
  });
}

/** A brass helmet with a lamp, and somebody small in it. */
export function diverSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('diver', 56, 60, (inner) => {
    const suit = blend('#d06a4a', palette.high, 0.12);
    for (const side of [-1, 1]) {
      const leg = new Path2D();
      leg.roundRect(side * 5 - 4, 12, 8, 14, 4);
      paint.solid(inner, leg, darker(suit, 0.15), { foot: 3, edge: 0.3 });
      const arm = new Path2D();
      arm.roundRect(side * 11 - 3.5, 2, 7, 13, 3.5);
      paint.solid(inner, arm, suit, { foot: 2, edge: 0.4 });
    }
    const body = new Path2D();
    body.roundRect(-10, -2, 20, 20, 8);
    paint.solid(inner, body, suit, { foot: 4, edge: 0.4 });
    const helmet = new Path2D();
    helmet.arc(0, -9, 13.5, 0, Math.PI * 2);
    paint.solid(inner, helmet, '#e0aa55', { foot: 4, edge: 0.8 });
    inner.fillStyle = darker(palette.low, 0.2);
    inner.beginPath();
    inner.arc(0, -9, 8.4, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = fade(palette.glow, 0.85);
    inner.beginPath();
    inner.arc(-2, -11, 4.4, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = '#ffffff';
    inner.beginPath();
    inner.arc(-3.4, -12.4, 1.6, 0, Math.PI * 2);
    inner.fill();
  });
}

export function boatSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('boat', 190, 170, (inner) => {
    inner.strokeStyle = darker(palette.built, 0.4);
    inner.lineWidth = 5;
    inner.beginPath();
    inner.moveTo(-26, 34);
    inner.lineTo(-26, -52);
    inner.lineTo(2, -40);
    inner.stroke();
    const cabin = new Path2D();
    cabin.roundRect(14, 2, 44, 38, 7);
    paint.solid(inner, cabin, lighter(palette.built, 0.25), { foot: 4, edge: 0.4 });
    inner.fillStyle = '#ffd98a';
    inner.beginPath();
    inner.roundRect(24, 11, 22, 13, 4);
    inner.fill();
    const hull = new Path2D();
    hull.moveTo(-76, 30);
    hull.lineTo(78, 30);
    hull.quadraticCurveTo(72, 62, 44, 64);
    hull.lineTo(-44, 64);
    hull.quadraticCurveTo(-68, 60, -76, 30);
    hull.closePath();
    paint.solid(inner, hull, blend('#b7553e', palette.high, 0.15), { foot: 9, edge: 0.5 });
    inner.fillStyle = '#f6efe0';
    inner.fillRect(-70, 37, 142, 5);
  });
}

/** What the lamp lights, pointing to the right. */
export function coneSprite({ paint }: Stage): Sprite {
  return paint.sprite('cone', 300, 200, (inner) => {
    const light = inner.createRadialGradient(-140, 0, 6, -140, 0, 270);
    light.addColorStop(0, fade('#fff2c8', 0.5));
    light.addColorStop(0.5, fade('#fff2c8', 0.16));
    light.addColorStop(1, fade('#fff2c8', 0));
    inner.fillStyle = light;
    inner.beginPath();
    inner.moveTo(-140, -6);
    inner.lineTo(150, -92);
    inner.lineTo(150, 92);
    inner.lineTo(-140, 6);
    inner.fill();
  });
}
