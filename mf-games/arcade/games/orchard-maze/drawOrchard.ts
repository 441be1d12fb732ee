import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { at } from '../../kit/sim/at.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { columnOf, HIGH, rowOf, WIDE } from './maze.ts';
import { GATE, type OrchardState, START } from './sim.ts';

export const TILE = 27;
export const BOARD = { width: WIDE * TILE, height: HIGH * TILE };
/** How high a hedge stands. */
const RISE = 10;

export const centre = (tile: number) => ({ x: (columnOf(tile) + 0.5) * TILE, y: (rowOf(tile) + 0.5) * TILE });

/** Meadows and far trees around the orchard. */
export function drawMeadow(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'meadow', (inner, width, height) => {
    const { palette } = stage;
    paintSky(inner, palette, {
      width,
      height,
      horizon: 0.4,
      stars: 60,
      disc: { x: 0.84, y: 0.12, radius: 22 },
    });
    const meadow = blend(palette.ground, palette.high, 0.25);
    paintHills(inner, {
      width,
      height,
      top: height * 0.2,
      swell: 14,
      color: blend(palette.low, meadow, 0.4),
      seed: 6,
    });
    paintHills(inner, {
      width,
      height,
      top: height * 0.27,
      swell: 11,
      color: blend(palette.low, meadow, 0.75),
      seed: 2,
    });
    paintHills(inner, { width, height, top: height * 0.34, swell: 8, color: meadow, seed: 15 });
    const box: Rng = { rng: 8 };
    for (let i = 0; i < 46; i++) {
      const y = height * (0.36 + 0.66 * (i / 46));
      const size = 12 + 26 * (i / 46);
      tree(inner, stage, { x: random(box) * width, y, size, fruit: random(box) < 0.5 });
    }
    for (let i = 0; i < 120; i++) {
      inner.fillStyle = fade(lighter(palette.built, 0.2), 0.08 + 0.14 * random(box));
      inner.fillRect(random(box) * width, height * (0.36 + 0.64 * random(box)), 2, 5);
    }
  });
}

interface Tree {
  x: number;
  y: number;
  size: number;
  fruit: boolean;
}

function tree(context: CanvasRenderingContext2D, { palette }: Stage, { x, y, size, fruit }: Tree): void {
  const leaf = blend(palette.ground, palette.built, 0.28);
  context.fillStyle = fade(darker(palette.high, 0.4), 0.35);
  context.beginPath();
  context.ellipse(x + 4, y + size * 0.4, size * 1.1, size * 0.4, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = darker(palette.ground, 0.5);
  context.fillRect(x - size * 0.12, y - size * 0.3, size * 0.24, size * 0.7);
  for (const [dx, dy, part, tone] of [
    [0, -0.6, 1, 0.25],
    [-0.5, -0.9, 0.62, 0.1],
    [0.45, -1.05, 0.66, 0],
    [-0.1, -1.35, 0.6, -0.1],
  ] as const) {
    context.fillStyle = tone < 0 ? lighter(leaf, -tone) : darker(leaf, tone);
    context.beginPath();
    context.arc(x + dx * size, y + dy * size, part * size, 0, Math.PI * 2);
    context.fill();
  }
  if (!fruit) return;
  context.fillStyle = palette.glow;
  for (const [dx, dy] of [
    [-0.6, -0.8],
    [0.2, -0.5],
    [0.6, -1.1],
    [-0.1, -1.3],
  ] as const) {
    context.beginPath();
    context.arc(x + dx * size, y + dy * size, Math.max(1.2, size * 0.09), 0, Math.PI * 2);
    context.fill();
  }
}

/** The hedges and ways of one night, painted once for it. */
export function orchardSprite(stage: Stage, state: OrchardState, name: string): Sprite {
  const { paint, palette } = stage;
  return paint.sprite(name, BOARD.width + 40, BOARD.height + 50, (inner) => {
    inner.translate(-BOARD.width / 2, -BOARD.height / 2);
    const plot = new Path2D();
    plot.roundRect(-4, -10, BOARD.width + 8, BOARD.height + 22, 12);
    paint.solid(inner, plot, darker(palette.ground, 0.35), { foot: 6, edge: 0.2 });
    const box: Rng = { rng: 21 };
    state.hedges.forEach((hedge, tile) => {
      if (!hedge) paintWay(inner, stage, state, tile, box);
    });
    state.hedges.forEach((hedge, tile) => {
      if (hedge) paintShade(inner, stage, tile);
    });
    state.hedges.forEach((hedge, tile) => {
      if (hedge) paintHedge(inner, stage, state, tile, box);
    });
  });
}

function paintWay(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  state: OrchardState,
  tile: number,
  box: Rng,
): void {
  const x = columnOf(tile) * TILE;
  const y = rowOf(tile) * TILE;
  context.fillStyle = blend(palette.ground, palette.low, 0.42);
  context.fillRect(x, y, TILE + 0.5, TILE + 0.5);
  for (let i = 0; i < 4; i++) {
    context.fillStyle = fade(lighter(palette.built, 0.2), 0.12);
    context.fillRect(x + random(box) * 24, y + random(box) * 22, 1.6, 5);
  }
  if (!at(state.leaves, tile)) return;
  for (let i = 0; i < 9; i++) {
    context.save();
    context.translate(x + 4 + random(box) * 19, y + 4 + random(box) * 19);
    context.rotate(random(box) * 6);
    context.fillStyle = blend(['#d9894a', '#c9603f', '#e0b35a'][i % 3] ?? '#d9894a', palette.high, 0.22);
    context.beginPath();
    context.ellipse(0, 0, 5.4, 2.6, 0, 0, Math.PI * 2);
    context.fill();
    context.restore();
  }
}

function paintShade(context: CanvasRenderingContext2D, { palette }: Stage, tile: number): void {
  context.fillStyle = fade(darker(palette.high, 0.4), 0.4);
  context.fillRect(columnOf(tile) * TILE + 2, rowOf(tile) * TILE + 5, TILE + 1, TILE);
}

/** A block of leaves: its front in shade, its top lit, both ragged. */
function paintHedge(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  state: OrchardState,
  tile: number,
  box: Rng,
): void {
  const x = columnOf(tile) * TILE;
  const y = rowOf(tile) * TILE;
  const leaf = blend(palette.built, palette.ground, 0.38);
  const front = state.hedges[tile + WIDE] !== true;
  if (front) {
    context.fillStyle = darker(blend(leaf, palette.high, 0.4), 0.25);
    context.fillRect(x - 0.5, y + TILE - RISE - 4, TILE + 1, RISE + 2);
  }
  const bottom = front ? TILE - RISE : TILE + 1;
  context.fillStyle = leaf;
  context.fillRect(x - 0.5, y - RISE + 4, TILE + 1, bottom + RISE - 6);
  for (let i = 0; i < 8; i++) {
    const lit = random(box);
    context.fillStyle = lit < 0.45 ? fade(darker(leaf, 0.35), 0.6) : fade(lighter(palette.built, 0.25), 0.5);
    context.beginPath();
    context.arc(
      x + random(box) * TILE,
      y - RISE + 8 + random(box) * (bottom - 2),
      2 + 2 * random(box),
      0,
      Math.PI * 2,
    );
    context.fill();
  }
  if (state.hedges[tile - WIDE] !== true) {
    context.fillStyle = lighter(palette.built, 0.22);
    for (let i = 0; i < 5; i++) {
      context.beginPath();
      context.arc(x + i * 6.4 + 0.6, y - RISE + 5, 3.6, 0, Math.PI * 2);
      context.fill();
    }
  }
  if (random(box) < 0.09) {
    context.fillStyle = '#fff1e6';
    context.beginPath();
    context.arc(x + 13, y + 4, 2.4, 0, Math.PI * 2);
    context.fill();
  }
}

/** Two posts and a door; it shines once it is open. */
export function drawGate(
  context: CanvasRenderingContext2D,
  stage: Stage,
  state: OrchardState,
  time: number,
): void {
  const { paint, palette } = stage;
  const { x, y } = centre(GATE);
  if (state.open) paint.glow(context, x, y, 52 + 5 * Math.sin(time * 5), '#ffe3a8', 0.85);
  const gate = paint.sprite(`gate ${state.open}`, 56, 64, (inner) => {
    const wood = '#8a6242';
    const door = new Path2D();
    door.moveTo(-11, 12);
    door.lineTo(-11, -6);
    door.arc(0, -6, 11, Math.PI, 0);
    door.lineTo(11, 12);
    door.closePath();
    if (state.open) {
      inner.fillStyle = '#ffe9b8';
      inner.fill(door);
    } else paint.solid(inner, door, blend(wood, palette.high, 0.35), { foot: 2, edge: 0.25 });
    inner.strokeStyle = lighter(wood, 0.15);
    inner.lineWidth = 4.5;
    inner.stroke(door);
  });
  paint.stamp(context, gate, x, y - 6);
  const start = centre(START);
  context.fillStyle = fade(palette.glow, 0.16);
  context.beginPath();
  context.ellipse(start.x, start.y + 2, 11, 8, 0, 0, Math.PI * 2);
  context.fill();
}
