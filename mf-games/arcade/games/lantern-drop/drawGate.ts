import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { BOARD } from './sim.ts';

/** A river town on the night of the lanterns. */
export function drawRiver(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'river', (inner, width, height) => {
    const { palette } = stage;
    const shore = height * 0.8;
    paintSky(inner, palette, {
      width,
      height,
      horizon: 0.8,
      stars: 110,
      disc: { x: 0.82, y: 0.2, radius: 26 },
    });
    for (const [top, tone, seed] of [
      [shore - 74, 0.3, 3],
      [shore - 40, 0.6, 8],
    ] as const)
      paintHills(inner, {
        width,
        height: shore,
        top,
        swell: 15,
        color: blend(palette.low, palette.ground, tone),
        seed,
      });
    town(inner, stage, width, shore);
    inner.fillStyle = blend(palette.ground, palette.high, 0.35);
    inner.fillRect(0, shore, width, height - shore);
    reflections(inner, stage, { width, height, shore });
    drifting(inner, stage, width, shore);
  });
}

function town(context: CanvasRenderingContext2D, { palette }: Stage, width: number, shore: number): void {
  const box: Rng = { rng: 31 };
  context.fillStyle = darker(palette.ground, 0.2);
  for (let x = -10; x < width;) {
    const wide = 26 + 30 * random(box);
    const high = 22 + 44 * random(box);
    context.fillStyle = darker(palette.ground, 0.2);
    context.fillRect(x, shore - high, wide, high);
    context.beginPath();
    context.moveTo(x - 8, shore - high + 2);
    context.quadraticCurveTo(x + wide / 2, shore - high - 4, x + wide / 2, shore - high - 17);
    context.quadraticCurveTo(x + wide / 2, shore - high - 4, x + wide + 8, shore - high + 2);
    context.fill();
    context.fillStyle = fade(palette.glow, 0.85);
    for (let i = 0; i < 4; i++)
      if (random(box) < 0.55)
        context.fillRect(
          x + 5 + 10 * Math.floor(random(box) * (wide / 12)),
          shore - high + 8 + 12 * (i % 3),
          4,
          6,
        );
    x += wide + 3;
  }
}

interface Shore {
  width: number;
  height: number;
  shore: number;
}

function reflections(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  { width, height, shore }: Shore,
): void {
  const box: Rng = { rng: 77 };
  for (let i = 0; i < 70; i++) {
    const y = shore + 3 + (height - shore) * random(box) * random(box);
    const wide = 6 + 30 * random(box);
    context.fillStyle = fade(random(box) < 0.6 ? palette.glow : palette.low, 0.05 + 0.22 * random(box));
    context.fillRect(random(box) * width - wide / 2, y, wide, 2);
  }
}

/** Lanterns that others have let go, far away. */
function drifting(context: CanvasRenderingContext2D, { palette }: Stage, width: number, shore: number): void {
  const box: Rng = { rng: 12 };
  for (let i = 0; i < 22; i++) {
    const size = 1.6 + 3 * random(box);
    const x = random(box) * width;
    const y = 30 + random(box) * (shore - 110);
    context.fillStyle = fade(palette.glow, 0.12);
    context.beginPath();
    context.arc(x, y, size * 3.4, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = fade(lighter(palette.glow, 0.3), 0.85);
    context.beginPath();
    context.roundRect(x - size, y - size * 1.2, size * 2, size * 2.4, size * 0.8);
    context.fill();
  }
}

const GRID = { right: BOARD.left + 240, bottom: BOARD.top + 400 };

/** The gate that the lanterns hang in: two posts, a beam with a roof, a dark cloth behind. */
export function drawGate(context: CanvasRenderingContext2D, stage: Stage): void {
  const { paint, palette } = stage;
  const { width, height } = BOARD;
  const gate = paint.sprite('gate', width + 40, height + 40, (inner) => {
    inner.translate(-width / 2, -height / 2);
    inner.fillStyle = fade(darker(palette.high, 0.45), 0.8);
    inner.fillRect(BOARD.left - 6, 34, 252, GRID.bottom - 34);
    inner.fillStyle = fade(palette.low, 0.09);
    for (const column of [0, 2, 4]) inner.fillRect(BOARD.left + column * 40, 40, 40, GRID.bottom - 40);
    const wood = palette.built;
    for (const x of [BOARD.left - 18, GRID.right + 4]) {
      const post = new Path2D();
      post.roundRect(x, 20, 14, GRID.bottom - 6, 5);
      paint.solid(inner, post, wood, { foot: 2, edge: 0.35 });
      inner.fillStyle = fade(palette.glow, 0.5);
      inner.fillRect(x, 66, 14, 4);
      inner.fillRect(x, GRID.bottom - 30, 14, 4);
    }
    const sill = new Path2D();
    sill.roundRect(4, GRID.bottom, width - 8, 14, 6);
    paint.solid(inner, sill, lighter(wood, 0.08), { foot: 5, edge: 0.45 });
    const roof = new Path2D();
    roof.moveTo(-6, 26);
    roof.quadraticCurveTo(30, 20, 40, 6);
    roof.lineTo(width - 40, 6);
    roof.quadraticCurveTo(width - 30, 20, width + 6, 26);
    roof.lineTo(width + 6, 34);
    roof.lineTo(-6, 34);
    roof.closePath();
    paint.solid(inner, roof, blend(palette.ground, palette.low, 0.35), { foot: 7, edge: 0.5 });
  });
  paint.stamp(context, gate, width / 2, height / 2);
}

/** Twelve notches in the sill: how many drops until the next row. */
export function drawNotches(context: CanvasRenderingContext2D, { palette }: Stage, left: number): void {
  for (let i = 0; i < 12; i++) {
    context.fillStyle = i < left ? palette.glow : fade(darker(palette.high, 0.4), 0.6);
    context.beginPath();
    context.arc(BOARD.left + 10 + i * 20, GRID.bottom + 6, 3, 0, Math.PI * 2);
    context.fill();
  }
}
