import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import { pieceAt, shapePath } from '../../kit/draw/pieces.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';
import { CHIMNEY_HALF, type Chimney, type House, type WashingLine } from './town.ts';

/** Dusk over the far hills, behind everything. */
export function drawSky(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'sky', (inner, width, height) => {
    paintSky(inner, stage.palette, {
      width,
      height,
      horizon: 0.86,
      stars: 70,
      disc: { x: 0.68, y: 0.56, radius: 38 },
    });
    cloudBands(inner, stage, width, height);
  });
}

function cloudBands(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  width: number,
  height: number,
): void {
  const decoration: Rng = { rng: 9 };
  for (let i = 0; i < 16; i++) {
    const y = height * (0.3 + 0.46 * random(decoration));
    const long = 60 + 150 * random(decoration);
    context.fillStyle = fade(blend(palette.low, palette.glow, 0.35), 0.1 + 0.12 * random(decoration));
    context.beginPath();
    context.roundRect(random(decoration) * (width + 100) - 100, y, long, 5 + 7 * random(decoration), 6);
    context.fill();
  }
}

interface Layer {
  /** How much of the camera's way it goes with. */
  part: number;
  /** Its pattern repeats after so many units; a round of the town is a whole number of them. */
  period: number;
  top: number;
  tone: number;
  roofs: number;
}

const LAYERS: Layer[] = [
  { part: 0.25, period: 360, top: 372, tone: 0.42, roofs: 7 },
  { part: 0.5, period: 720, top: 410, tone: 0.7, roofs: 12 },
];

/** Roofs far away, in the colour of the air between. */
export function drawFarTown(context: CanvasRenderingContext2D, stage: Stage, cameraX: number): void {
  if (stage.paint.contrast) return;
  const { seen } = stage.camera;
  LAYERS.forEach((layer, i) => {
    const strip = farStrip(stage, layer, i);
    const shift = cameraX * (1 - layer.part);
    const first = Math.floor((seen.x - shift) / layer.period);
    for (let n = first; shift + n * layer.period < seen.x + seen.width; n++)
      stage.paint.stamp(context, strip, shift + (n + 0.5) * layer.period, layer.top + 120);
  });
}

function farStrip({ paint, palette }: Stage, { period, tone, roofs }: Layer, index: number): Sprite {
  return paint.sprite(`far ${index}`, period, 420, (inner) => {
    inner.translate(-period / 2, -120);
    const color = blend(palette.low, blend(palette.ground, palette.high, 0.5), tone);
    paintHills(inner, {
      width: period,
      height: 340,
      top: 30,
      swell: 16,
      color: blend(color, palette.low, 0.35),
      seed: index + 3,
    });
    const decoration: Rng = { rng: index + 11 };
    const each = period / roofs;
    for (let i = 0; i < roofs; i++) {
      const top = 36 - 46 * random(decoration);
      inner.fillStyle = color;
      inner.fillRect(i * each, top, each + 1, 400);
      inner.beginPath();
      inner.moveTo(i * each - 4, top + 1);
      inner.lineTo(i * each + each / 2, top - 14 - 16 * random(decoration));
      inner.lineTo((i + 1) * each + 4, top + 1);
      inner.fill();
      inner.fillRect(i * each + each * 0.62, top - 26, 7, 26);
      inner.fillStyle = fade(palette.glow, 0.35 + 0.4 * tone);
      for (let w = 0; w < 3; w++)
        if (random(decoration) < 0.5)
          inner.fillRect(i * each + 8 + w * 13, top + 16 + 18 * Math.floor(3 * random(decoration)), 5, 8);
    }
  });
}

/** One house; those with the same measures share a picture. */
export function houseSprite({ paint, palette }: Stage, house: House): Sprite {
  const { width, gable, tone } = house;
  return paint.sprite(`house ${width} ${gable} ${tone}`, width + 24, 300, (inner) => {
    inner.translate(-width / 2, -150 + 54);
    const wall = blend(blend(palette.built, palette.ground, 0.35), palette.low, tone * 0.09);
    const body = new Path2D();
    body.rect(2, 0, width - 4, 300);
    paint.solid(inner, body, wall, { foot: 0, edge: 0.16 });
    const shade = inner.createLinearGradient(0, 0, 0, 220);
    shade.addColorStop(0, fade(palette.high, 0));
    shade.addColorStop(1, fade(darker(palette.high, 0.4), 0.75));
    inner.fillStyle = shade;
    inner.fillRect(2, 0, width - 4, 300);
    const decoration: Rng = { rng: tone * 7 + gable + width };
    const columns = width > 86 ? 3 : 2;
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < columns; column++) {
        const x = (width / (columns + 1)) * (column + 1) - 7;
        paintWindow(inner, palette, { x, y: 22 + row * 36, lit: random(decoration) < 0.55 });
      }
    const roof = new Path2D();
    roof.moveTo(-7, 5);
    roof.lineTo(width / 2, -gable);
    roof.lineTo(width + 7, 5);
    roof.lineTo(width + 7, 11);
    roof.lineTo(-7, 11);
    roof.closePath();
    paint.solid(inner, roof, blend(palette.ground, palette.low, 0.2 + tone * 0.07), { foot: 6, edge: 0.45 });
  });
}

function paintWindow(
  context: CanvasRenderingContext2D,
  palette: Stage['palette'],
  { x, y, lit }: { x: number; y: number; lit: boolean },
): void {
  context.fillStyle = darker(palette.high, 0.2);
  context.beginPath();
  context.roundRect(x - 1.5, y - 1.5, 17, 23, 5);
  context.fill();
  context.fillStyle = lit ? blend(palette.glow, palette.low, 0.15) : blend(palette.high, palette.low, 0.25);
  context.beginPath();
  context.roundRect(x, y, 14, 20, 4);
  context.fill();
  context.fillStyle = fade(darker(palette.high, 0.2), 0.8);
  context.fillRect(x + 6, y, 2, 20);
  context.fillRect(x, y + 9, 14, 2);
}

/** Brick, a cap, and a plate with colour and shape of whom it belongs to. */
export function chimneySprite({ paint, palette }: Stage, { kind }: Pick<Chimney, 'kind'>): Sprite {
  return paint.sprite(`chimney ${kind}`, 60, 190, (inner) => {
    inner.translate(0, -85);
    const { color, shape } = pieceAt(kind);
    const shaft = new Path2D();
    shaft.rect(-CHIMNEY_HALF + 2, 6, CHIMNEY_HALF * 2 - 4, 170);
    paint.solid(inner, shaft, blend(palette.built, palette.ground, 0.1), { foot: 0, edge: 0.3 });
    inner.fillStyle = fade(darker(palette.high, 0.3), 0.35);
    for (let y = 44; y < 170; y += 9) inner.fillRect(-CHIMNEY_HALF + 2, y, CHIMNEY_HALF * 2 - 4, 1.6);
    const cap = new Path2D();
    cap.roundRect(-CHIMNEY_HALF - 2, -2, CHIMNEY_HALF * 2 + 4, 13, 4);
    paint.solid(inner, cap, lighter(palette.built, 0.18), { foot: 4, edge: 0.5 });
    inner.fillStyle = darker(palette.high, 0.55);
    inner.beginPath();
    inner.ellipse(0, 0, CHIMNEY_HALF - 2, 2.6, 0, 0, Math.PI * 2);
    inner.fill();
    const plate = new Path2D();
    plate.arc(0, 27, 15, 0, Math.PI * 2);
    paint.solid(inner, plate, darker(palette.high, 0.25), { foot: 2, edge: 0.25 });
    inner.translate(0, 27);
    inner.fillStyle = color;
    inner.fill(shapePath(shape, 9));
  });
}

const CLOTHES = ['#fff6e4', '#ff7a8a', '#7fb4ff'];

export function lineSprite({ paint, palette }: Stage, { width }: Pick<WashingLine, 'width'>): Sprite {
  return paint.sprite('line', width + 20, 60, (inner) => {
    inner.translate(-width / 2, -22);
    inner.strokeStyle = darker(palette.high, 0.2);
    inner.lineWidth = 2;
    inner.beginPath();
    inner.moveTo(-8, -4);
    inner.quadraticCurveTo(width / 2, 6, width + 8, -4);
    inner.stroke();
    CLOTHES.forEach((cloth, i) => {
      const piece = new Path2D();
      piece.roundRect(4 + i * 22, 0, 17, i === 1 ? 26 : 20, 3);
      paint.solid(inner, piece, blend(cloth, palette.low, 0.2), { foot: 2, edge: 0.3 });
    });
  });
}
