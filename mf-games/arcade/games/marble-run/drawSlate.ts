import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { BOARD } from './level.ts';

/** A school yard at dusk, behind the slate. */
export function drawYard(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'yard', (inner, width, height) => {
    const { palette } = stage;
    paintSky(inner, palette, {
      width,
      height,
      horizon: 0.86,
      stars: 80,
      disc: { x: 0.86, y: 0.2, radius: 26 },
    });
    paintHills(inner, {
      width,
      height,
      top: height * 0.74,
      swell: 18,
      color: blend(palette.low, palette.ground, 0.45),
      seed: 4,
    });
    school(inner, stage, width * 0.12, height * 0.8);
    if (stage.isWide) school(inner, stage, width * 0.87, height * 0.82);
    paintHills(inner, {
      width,
      height,
      top: height * 0.86,
      swell: 7,
      color: darker(palette.ground, 0.15),
      seed: 9,
    });
    const box: Rng = { rng: 4 };
    inner.strokeStyle = fade(lighter(palette.ground, 0.3), 0.4);
    inner.lineWidth = 2;
    for (let i = 0; i < width / 9; i++) {
      const x = random(box) * width;
      const y = height * (0.88 + 0.12 * random(box));
      inner.beginPath();
      inner.moveTo(x, y);
      inner.lineTo(x + 2, y - 7);
      inner.stroke();
    }
  });
}

function school(context: CanvasRenderingContext2D, { palette }: Stage, x: number, y: number): void {
  const wall = blend(palette.built, palette.ground, 0.72);
  context.fillStyle = wall;
  context.fillRect(x - 70, y - 84, 140, 110);
  context.fillStyle = blend(palette.low, palette.ground, 0.75);
  context.beginPath();
  context.moveTo(x - 82, y - 82);
  context.lineTo(x, y - 128);
  context.lineTo(x + 82, y - 82);
  context.fill();
  context.fillRect(x - 9, y - 152, 18, 36);
  context.fillStyle = '#ffd9a0';
  for (const dx of [-50, -17, 16, 46])
    for (const dy of [-66, -30]) {
      context.globalAlpha = dx === 16 && dy === -66 ? 0.25 : 0.85;
      context.fillRect(x + dx - 8, y + dy, 17, 20);
    }
  context.globalAlpha = 1;
}

/** The slate in its frame, with what was wiped off it before. */
export function slateSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('slate', BOARD.width + 60, BOARD.height + 60, (inner) => {
    const frame = new Path2D();
    frame.roundRect(-BOARD.width / 2 - 12, -BOARD.height / 2 - 12, BOARD.width + 24, BOARD.height + 24, 16);
    paint.solid(inner, frame, blend(palette.built, palette.low, 0.35), { foot: 7, edge: 0.5 });
    const slate = new Path2D();
    slate.roundRect(-BOARD.width / 2, -BOARD.height / 2, BOARD.width, BOARD.height, 8);
    const ground = blend(palette.high, '#1f2f3a', 0.45);
    inner.fillStyle = darker(ground, 0.12);
    inner.fill(slate);
    inner.save();
    inner.clip(slate);
    const light = inner.createRadialGradient(-60, -160, 20, 0, 0, 420);
    light.addColorStop(0, fade(lighter(ground, 0.35), 0.5));
    light.addColorStop(1, fade(ground, 0));
    inner.fillStyle = light;
    inner.fillRect(-BOARD.width / 2, -BOARD.height / 2, BOARD.width, BOARD.height);
    const box: Rng = { rng: 31 };
    for (let i = 0; i < 26; i++) {
      inner.strokeStyle = fade('#fff6e4', 0.02 + 0.025 * random(box));
      inner.lineWidth = 14 + random(box) * 26;
      inner.lineCap = 'round';
      const x = (random(box) - 0.5) * BOARD.width;
      const y = (random(box) - 0.5) * BOARD.height;
      inner.beginPath();
      inner.moveTo(x - 50, y);
      inner.quadraticCurveTo(x, y - 20 - random(box) * 30, x + 60, y + random(box) * 24);
      inner.stroke();
    }
    inner.fillStyle = fade(darker(palette.high, 0.5), 0.45);
    inner.fillRect(-BOARD.width / 2, -BOARD.height / 2, BOARD.width, 7);
    inner.restore();
  });
}

export function marbleSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('marble', 34, 34, (inner) => {
    inner.fillStyle = fade(darker(palette.high, 0.6), 0.5);
    inner.beginPath();
    inner.arc(2, 4, 9, 0, Math.PI * 2);
    inner.fill();
    const glass = inner.createRadialGradient(-3, -4, 1, 0, 0, 10);
    glass.addColorStop(0, '#ffffff');
    glass.addColorStop(0.35, lighter(palette.glow, 0.25));
    glass.addColorStop(1, blend(palette.glow, palette.high, 0.55));
    inner.fillStyle = glass;
    inner.beginPath();
    inner.arc(0, 0, 9, 0, Math.PI * 2);
    inner.fill();
    inner.strokeStyle = fade('#ff7a8a', 0.85);
    inner.lineWidth = 2.6;
    inner.beginPath();
    inner.arc(-3, 3, 6, -1.2, 0.7);
    inner.stroke();
  });
}

/** A brass bell on its hook; silent ones wait, rung ones shine. */
export function bellSprite({ paint, palette }: Stage, isRung: boolean): Sprite {
  return paint.sprite(`bell ${isRung}`, 44, 48, (inner) => {
    const brass = isRung ? '#ffd36b' : blend('#c9a050', palette.high, 0.3);
    const body = new Path2D();
    body.moveTo(-12, 8);
    body.quadraticCurveTo(-9, 3, -9, -4);
    body.arc(0, -4, 9, Math.PI, 0);
    body.quadraticCurveTo(9, 3, 12, 8);
    body.closePath();
    paint.solid(inner, body, brass, { foot: 3, edge: 0.7 });
    inner.fillStyle = darker(brass, 0.35);
    inner.beginPath();
    inner.arc(0, 10, 3.6, 0, Math.PI * 2);
    inner.fill();
    inner.strokeStyle = darker(brass, 0.25);
    inner.lineWidth = 2.4;
    inner.beginPath();
    inner.arc(0, -15, 3, 0, Math.PI * 2);
    inner.stroke();
  });
}

/** The nest that the marble belongs in. */
export function nestSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('nest', 84, 64, (inner) => {
    const bowl = new Path2D();
    bowl.moveTo(-27, -8);
    bowl.quadraticCurveTo(-26, 21, 0, 21);
    bowl.quadraticCurveTo(26, 21, 27, -8);
    bowl.quadraticCurveTo(0, 4, -27, -8);
    bowl.closePath();
    paint.solid(inner, bowl, blend('#d98a5a', palette.low, 0.25), { foot: 5, edge: 0.5 });
    inner.fillStyle = fade('#fff6e4', 0.75);
    for (const x of [-14, 0, 14]) {
      inner.beginPath();
      inner.arc(x, 8 - Math.abs(x) * 0.08, 3, 0, Math.PI * 2);
      inner.fill();
    }
  });
}

export function pegSprite({ paint, palette }: Stage, radius: number, drum: boolean): Sprite {
  return paint.sprite(`peg ${drum}`, radius * 2 + 24, radius * 2 + 24, (inner) => {
    const path = new Path2D();
    path.arc(0, 0, radius, 0, Math.PI * 2);
    paint.solid(inner, path, drum ? blend('#ff7a8a', palette.low, 0.15) : palette.built, {
      foot: 3,
      edge: 0.7,
    });
    if (!drum) return;
    inner.fillStyle = '#fff6e4';
    inner.beginPath();
    inner.arc(0, -1.5, radius * 0.62, 0, Math.PI * 2);
    inner.fill();
    inner.strokeStyle = fade(palette.low, 0.6);
    inner.lineWidth = 2;
    inner.beginPath();
    inner.arc(0, -1.5, radius * 0.34, 0, Math.PI * 2);
    inner.stroke();
  });
}
