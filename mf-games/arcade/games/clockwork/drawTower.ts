import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';

/** The inside of a clock tower at dusk: beams, a round window that is the clock's face from behind, ropes, and a bench. */
export function drawTower(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'tower', (inner, width, height) => {
    const { palette } = stage;
    const wall = inner.createLinearGradient(0, 0, 0, height);
    wall.addColorStop(0, darker(palette.high, 0.35));
    wall.addColorStop(0.55, blend(palette.high, palette.low, 0.35));
    wall.addColorStop(1, darker(palette.ground, 0.2));
    inner.fillStyle = wall;
    inner.fillRect(0, 0, width, height);
    boards(inner, stage, width, height);
    const x = width * 0.5;
    dial(inner, stage, x, height * 0.5, Math.min(width, height) * (stage.isWide ? 0.62 : 0.6));
    if (stage.isWide)
      for (const [part, y, size, teeth] of [
        [0.06, 0.22, 92, 20],
        [0.17, 0.55, 58, 14],
        [0.03, 0.84, 70, 16],
        [0.93, 0.2, 74, 16],
        [0.84, 0.5, 50, 12],
        [0.96, 0.8, 100, 22],
      ] as const)
        farGear(inner, stage, { x: part * width, y: y * height, size, teeth });
    beams(inner, stage, width, height);
    pendulum(inner, stage, width * (stage.isWide ? 0.26 : 0.09), height);
    pendulum(inner, stage, width * (stage.isWide ? 0.74 : 0.91), height);
    const shade = inner.createRadialGradient(
      x,
      height * 0.5,
      height * 0.25,
      x,
      height * 0.5,
      Math.max(width, height) * 0.72,
    );
    shade.addColorStop(0, fade(palette.high, 0));
    shade.addColorStop(1, fade(darker(palette.high, 0.5), 0.78));
    inner.fillStyle = shade;
    inner.fillRect(0, 0, width, height);
  });
}

function boards(context: CanvasRenderingContext2D, { palette }: Stage, width: number, height: number): void {
  const box: Rng = { rng: 8 };
  for (let x = 0; x < width; x += 38) {
    context.fillStyle = fade(
      random(box) < 0.5 ? lighter(palette.low, 0.1) : darker(palette.high, 0.4),
      0.06 + 0.08 * random(box),
    );
    context.fillRect(x, 0, 38, height);
    context.fillStyle = fade(darker(palette.high, 0.6), 0.5);
    context.fillRect(x, 0, 2, height);
  }
}

/** The face of the tower from behind: evening light through milk glass, the hours in shadow. */
function dial(context: CanvasRenderingContext2D, stage: Stage, x: number, y: number, radius: number): void {
  const { palette } = stage;
  const light = context.createRadialGradient(x, y, radius * 0.1, x, y, radius * 1.5);
  light.addColorStop(0, fade(palette.glow, 0.34));
  light.addColorStop(1, fade(palette.low, 0));
  context.fillStyle = light;
  context.fillRect(x - radius * 1.5, y - radius * 1.5, radius * 3, radius * 3);
  const glass = context.createRadialGradient(x, y - radius * 0.3, radius * 0.1, x, y, radius);
  glass.addColorStop(0, blend(palette.low, palette.glow, 0.42));
  glass.addColorStop(1, blend(palette.low, palette.high, 0.25));
  context.fillStyle = glass;
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
  const dark = darker(palette.ground, 0.25);
  context.strokeStyle = dark;
  context.lineWidth = 13;
  context.stroke();
  context.lineWidth = 4;
  context.beginPath();
  context.arc(x, y, radius * 0.72, 0, Math.PI * 2);
  context.stroke();
  for (let i = 0; i < 12; i++) {
    context.save();
    context.translate(x, y);
    context.rotate((i / 12) * Math.PI * 2);
    context.fillStyle = fade(dark, 0.85);
    const wide = i % 3 ? 6 : 13;
    context.fillRect(-wide / 2, -radius * 0.93, wide, radius * 0.15);
    context.fillStyle = fade(dark, 0.5);
    context.fillRect(-1.5, -radius * 0.72, 3, radius * 0.72);
    context.restore();
  }
}

interface FarGear {
  x: number;
  y: number;
  size: number;
  teeth: number;
}

function farGear(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  { x, y, size, teeth }: FarGear,
): void {
  context.fillStyle = darker(blend(palette.ground, palette.low, 0.4), 0.25);
  context.beginPath();
  for (let i = 0; i < teeth; i++)
    for (const [part, reach] of [
      [-0.3, 0.88],
      [-0.18, 1],
      [0.18, 1],
      [0.3, 0.88],
    ] as const) {
      const angle = ((i + part) / teeth) * Math.PI * 2;
      context.lineTo(x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * reach);
    }
  context.closePath();
  context.moveTo(x + size * 0.62, y);
  context.arc(x, y, size * 0.62, 0, Math.PI * 2, true);
  context.fill();
  context.lineWidth = size * 0.1;
  context.strokeStyle = darker(blend(palette.ground, palette.low, 0.4), 0.25);
  for (let i = 0; i < 3; i++) {
    const angle = (i / 3) * Math.PI + 0.4;
    context.beginPath();
    context.moveTo(x - Math.cos(angle) * size * 0.7, y - Math.sin(angle) * size * 0.7);
    context.lineTo(x + Math.cos(angle) * size * 0.7, y + Math.sin(angle) * size * 0.7);
    context.stroke();
  }
  context.fillStyle = fade(palette.built, 0.55);
  context.beginPath();
  context.arc(x, y, size * 0.16, 0, Math.PI * 2);
  context.fill();
}

function beams(context: CanvasRenderingContext2D, stage: Stage, width: number, height: number): void {
  const { palette, paint } = stage;
  const wood = blend(palette.ground, palette.low, 0.3);
  for (const y of [-12, height - 22]) {
    const beam = new Path2D();
    beam.rect(-20, y, width + 40, 40);
    paint.solid(context, beam, wood, { foot: 6, edge: 0.25 });
  }
  context.fillStyle = fade(darker(palette.high, 0.5), 0.5);
  for (let x = 30; x < width; x += 90) {
    context.beginPath();
    context.arc(x, height - 8, 4, 0, Math.PI * 2);
    context.arc(x + 40, 14, 4, 0, Math.PI * 2);
    context.fill();
  }
}

function pendulum(context: CanvasRenderingContext2D, { palette }: Stage, x: number, height: number): void {
  context.strokeStyle = darker(palette.built, 0.5);
  context.lineWidth = 4;
  context.beginPath();
  context.moveTo(x, 20);
  context.lineTo(x, height * 0.62);
  context.stroke();
  context.fillStyle = darker(palette.built, 0.35);
  context.beginPath();
  context.arc(x, height * 0.62, 17, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = fade(lighter(palette.built, 0.5), 0.5);
  context.beginPath();
  context.arc(x - 5, height * 0.62 - 6, 6, 0, Math.PI * 2);
  context.fill();
}
