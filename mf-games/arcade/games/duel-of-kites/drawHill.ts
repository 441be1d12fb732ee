import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';

/** The sides' colours, and the trim that goes with each. */
export const SIDES = [
  { cloth: '#ff5f6d', trim: '#ffe27a' },
  { cloth: '#4fa8ff', trim: '#fff6e4' },
] as const;

/** The last warm hour over a valley. */
export function drawValley(context: CanvasRenderingContext2D, stage: Stage, ground: number): void {
  stage.backdrop(context, 'valley', (inner, width, height) => {
    const { palette } = stage;
    paintSky(inner, palette, {
      width,
      height,
      horizon: 0.9,
      stars: 14,
      disc: { x: 0.72, y: 0.74, radius: 46 },
    });
    clouds(inner, stage, width, height);
    paintHills(inner, {
      width,
      height,
      top: ground - 70,
      swell: 26,
      color: blend(palette.low, palette.high, 0.4),
      seed: 3,
    });
    paintHills(inner, {
      width,
      height,
      top: ground - 36,
      swell: 16,
      color: blend(palette.low, palette.ground, 0.55),
      seed: 8,
    });
    village(inner, stage, width, ground - 20);
    paintHills(inner, {
      width,
      height,
      top: ground + 2,
      swell: 6,
      color: blend(palette.ground, palette.high, 0.12),
      seed: 5,
    });
    const shade = inner.createLinearGradient(0, ground - 10, 0, height);
    shade.addColorStop(0, fade(palette.ground, 0));
    shade.addColorStop(1, fade(darker(palette.high, 0.4), 0.6));
    inner.fillStyle = shade;
    inner.fillRect(0, ground - 10, width, height);
    const box: Rng = { rng: 17 };
    for (let i = 0; i < width / 7; i++) {
      const x = random(box) * width;
      const y = ground + 8 + random(box) * (height - ground);
      inner.strokeStyle = fade(lighter(palette.ground, 0.3), 0.5);
      inner.lineWidth = 1.6;
      inner.beginPath();
      inner.moveTo(x, y);
      inner.lineTo(x + 3, y - 8);
      inner.stroke();
    }
  });
}

function clouds(context: CanvasRenderingContext2D, { palette }: Stage, width: number, height: number): void {
  const box: Rng = { rng: 6 };
  for (let i = 0; i < 7; i++) {
    const x = random(box) * width;
    const y = height * (0.1 + 0.5 * random(box));
    const long = 60 + 90 * random(box);
    context.fillStyle = fade(blend('#fff6e4', palette.low, y / height), 0.4);
    context.beginPath();
    for (let puff = 0; puff < 5; puff++) {
      const part = puff / 4;
      context.ellipse(
        x + (part - 0.5) * long,
        y - Math.sin(part * Math.PI) * 12,
        long * 0.22,
        9 + Math.sin(part * Math.PI) * 11,
        0,
        0,
        Math.PI * 2,
      );
    }
    context.fill();
  }
}

function village(context: CanvasRenderingContext2D, { palette }: Stage, width: number, y: number): void {
  const box: Rng = { rng: 21 };
  for (let x = 10; x < width; x += 40 + 80 * random(box)) {
    const wide = 24 + 14 * random(box);
    context.fillStyle = blend(palette.low, palette.built, 0.35);
    context.fillRect(x, y - 20, wide, 34);
    context.fillStyle = blend(palette.built, palette.high, 0.25);
    context.beginPath();
    context.moveTo(x - 5, y - 18);
    context.lineTo(x + wide / 2, y - 36);
    context.lineTo(x + wide + 5, y - 18);
    context.fill();
    context.fillStyle = '#fff0b8';
    context.fillRect(x + wide * 0.4, y - 10, 5, 7);
  }
}

/** A kite with its nose to the right: a diamond on the one side, a swallow on the other. */
export function kiteSprite({ paint, palette }: Stage, side: 0 | 1): Sprite {
  return paint.sprite(`kite ${side}`, 76, 76, (inner) => {
    const { cloth, trim } = SIDES[side];
    const body = new Path2D();
    if (side === 0) {
      body.moveTo(24, 0);
      body.lineTo(2, 19);
      body.lineTo(-25, 0);
      body.lineTo(2, -19);
    } else {
      body.moveTo(24, 0);
      body.lineTo(-20, 25);
      body.lineTo(-9, 0);
      body.lineTo(-20, -25);
    }
    body.closePath();
    paint.solid(inner, body, cloth, { foot: 3, edge: 0.7 });
    inner.save();
    inner.clip(body);
    inner.fillStyle = trim;
    inner.beginPath();
    if (side === 0) {
      inner.moveTo(24, 0);
      inner.lineTo(2, 19);
      inner.lineTo(2, 0);
      inner.moveTo(-25, 0);
      inner.lineTo(2, -19);
      inner.lineTo(2, 0);
    } else {
      inner.moveTo(24, 0);
      inner.lineTo(-22, 9);
      inner.lineTo(-22, -9);
    }
    inner.fill();
    inner.strokeStyle = fade(darker(palette.high, 0.3), 0.5);
    inner.lineWidth = 1.8;
    inner.beginPath();
    inner.moveTo(24, 0);
    inner.lineTo(-26, 0);
    if (side === 0) {
      inner.moveTo(2, 20);
      inner.lineTo(2, -20);
    }
    inner.stroke();
    inner.restore();
    inner.fillStyle = '#2b1c2c';
    for (const y of [-4.6, 4.6]) {
      inner.beginPath();
      inner.arc(10, y, 2.3, 0, Math.PI * 2);
      inner.fill();
    }
  });
}

/** Who holds the string. */
export function childSprite({ paint, palette }: Stage, side: 0 | 1): Sprite {
  return paint.sprite(`child ${side}`, 60, 86, (inner) => {
    const { cloth, trim } = SIDES[side];
    const coat = new Path2D();
    coat.moveTo(-10, -8);
    coat.lineTo(-15, 24);
    coat.lineTo(15, 24);
    coat.lineTo(10, -8);
    coat.closePath();
    for (const x of [-7, 3]) {
      inner.fillStyle = darker(palette.high, 0.35);
      inner.fillRect(x, 22, 6, 14);
    }
    paint.solid(inner, coat, blend(cloth, palette.high, 0.2), { foot: 3, edge: 0.5 });
    inner.strokeStyle = blend(cloth, palette.high, 0.3);
    inner.lineWidth = 6;
    inner.lineCap = 'round';
    inner.beginPath();
    inner.moveTo(7, -2);
    inner.lineTo(3, -24);
    inner.moveTo(-7, -2);
    inner.lineTo(-1, -20);
    inner.stroke();
    const head = new Path2D();
    head.arc(-2, -19, 10.5, 0, Math.PI * 2);
    paint.solid(inner, head, '#f2c3a0', { foot: 2, edge: 0.4, shadow: false });
    inner.fillStyle = trim;
    inner.beginPath();
    inner.arc(-2, -22, 10.8, Math.PI, 0);
    inner.fill();
    inner.beginPath();
    inner.arc(-2, -33, 4, 0, Math.PI * 2);
    inner.fill();
  });
}
