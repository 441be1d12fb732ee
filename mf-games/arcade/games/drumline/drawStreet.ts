import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { pieceAt, shapePath } from '../../kit/draw/pieces.ts';
import { paintHills, paintSky } from '../../kit/draw/sky.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { random, type Rng } from '../../kit/sim/rng.ts';

/** A street on the evening of a feast: lanterns on strings, houses, and everybody's heads. */
export function drawFeast(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'feast', (inner, width, height) => {
    const { palette } = stage;
    paintSky(inner, palette, { width, height, horizon: 0.72, stars: 60 });
    paintHills(inner, {
      width,
      height,
      top: height * 0.6,
      swell: 16,
      color: blend(palette.low, palette.ground, 0.35),
      seed: 2,
    });
    houses(inner, stage, width, height);
    inner.fillStyle = darker(palette.ground, 0.1);
    inner.fillRect(0, height * 0.74, width, height);
    for (let string = 0; string < 3; string++)
      lanterns(inner, stage, { width, top: height * (0.07 + string * 0.13), string });
    crowd(inner, stage, width, height);
    const shade = inner.createLinearGradient(0, height * 0.7, 0, height);
    shade.addColorStop(0, fade(palette.low, 0.25));
    shade.addColorStop(1, fade(darker(palette.high, 0.4), 0.6));
    inner.fillStyle = shade;
    inner.fillRect(0, height * 0.7, width, height * 0.3);
  });
}

function houses(context: CanvasRenderingContext2D, { palette }: Stage, width: number, height: number): void {
  const box: Rng = { rng: 14 };
  for (let x = -20; x < width;) {
    const wide = 64 + 50 * random(box);
    const top = height * (0.42 + 0.16 * random(box));
    context.fillStyle = blend(
      palette.ground,
      random(box) < 0.5 ? palette.low : palette.built,
      0.16 + 0.1 * random(box),
    );
    context.fillRect(x, top, wide + 1, height);
    context.beginPath();
    context.moveTo(x - 5, top + 1);
    context.lineTo(x + wide / 2, top - 24 - 16 * random(box));
    context.lineTo(x + wide + 5, top + 1);
    context.fill();
    for (let row = top + 18; row < height * 0.7; row += 36)
      for (let at = x + 13; at < x + wide - 16; at += 27) {
        context.fillStyle = fade(palette.glow, random(box) < 0.6 ? 0.75 : 0.15);
        context.fillRect(at, row, 11, 16);
      }
    x += wide;
  }
}

function lanterns(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  { width, top, string }: { width: number; top: number; string: number },
): void {
  const sag = 38;
  const y = (x: number) =>
    top +
    Math.sin((x / width) * Math.PI * 2 + string) * 10 +
    Math.sin((((x + string * 60) % 190) / 190) * Math.PI) * sag;
  context.strokeStyle = darker(palette.high, 0.3);
  context.lineWidth = 2;
  context.beginPath();
  for (let x = -10; x < width + 12; x += 8) context.lineTo(x, y(x));
  context.stroke();
  for (let x = 20 + string * 17, i = string; x < width; x += 46, i++) {
    const color = blend(pieceAt(i).color, palette.low, 0.2);
    const light = context.createRadialGradient(x, y(x) + 12, 2, x, y(x) + 12, 30);
    light.addColorStop(0, fade(color, 0.55));
    light.addColorStop(1, fade(color, 0));
    context.fillStyle = light;
    context.fillRect(x - 30, y(x) - 18, 60, 60);
    context.fillStyle = color;
    context.beginPath();
    context.ellipse(x, y(x) + 12, 8, 10, 0, 0, Math.PI * 2);
    context.fill();
    context.fillStyle = lighter(color, 0.5);
    context.beginPath();
    context.ellipse(x - 2, y(x) + 9, 3, 4.4, 0, 0, Math.PI * 2);
    context.fill();
  }
}

function crowd(context: CanvasRenderingContext2D, { palette }: Stage, width: number, height: number): void {
  const box: Rng = { rng: 44 };
  for (let row = 0; row < 3; row++)
    for (let x = -10; x < width + 20; x += 23 + 9 * random(box)) {
      const y = height * (0.72 + row * 0.03) + 6 * random(box);
      context.fillStyle = darker(blend(palette.ground, palette.low, 0.3 - row * 0.08), 0.25 + row * 0.08);
      context.beginPath();
      context.arc(x, y, 8.4, 0, Math.PI * 2);
      context.fill();
      context.beginPath();
      context.roundRect(x - 13, y + 7, 26, 44, 11);
      context.fill();
    }
}

/** A drum from a little above, its skin marked with its piece. */
export function drumSprite({ paint, palette }: Stage, drum: number, look: 'open' | 'silent'): Sprite {
  return paint.sprite(`drum ${drum} ${look}`, 104, 116, (inner) => {
    const { color, shape } = pieceAt(drum);
    const wood = look === 'silent' ? blend('#6d6470', palette.high, 0.4) : blend(color, palette.low, 0.45);
    const body = new Path2D();
    body.moveTo(-38, -14);
    body.lineTo(-32, 32);
    body.quadraticCurveTo(0, 50, 32, 32);
    body.lineTo(38, -14);
    body.closePath();
    paint.solid(inner, body, wood, { foot: 5, edge: 0.3 });
    inner.strokeStyle = fade('#fff6e4', look === 'silent' ? 0.25 : 0.7);
    inner.lineWidth = 2.4;
    inner.lineJoin = 'round';
    inner.beginPath();
    for (let i = 0; i <= 8; i++) inner.lineTo(-35 + i * 8.75, i % 2 ? 36 - Math.abs(i - 4) : 2);
    inner.stroke();
    const rim = new Path2D();
    rim.ellipse(0, -16, 40, 22, 0, 0, Math.PI * 2);
    paint.solid(inner, rim, look === 'silent' ? blend('#8d8490', palette.high, 0.4) : palette.built, {
      foot: 3,
      edge: 0.5,
      shadow: false,
    });
    inner.fillStyle =
      look === 'silent' ? blend('#9a929c', palette.high, 0.5) : lighter(blend(color, '#fff6e4', 0.72), 0.3);
    inner.beginPath();
    inner.ellipse(0, -18, 34, 17.5, 0, 0, Math.PI * 2);
    inner.fill();
    inner.translate(0, -18);
    inner.scale(1, 0.56);
    inner.fillStyle = darker(color, look === 'silent' ? 0.6 : 0.15);
    inner.fill(shapePath(shape, 15));
  });
}

/** A beat on its way down. */
export function beatSprite({ paint, palette }: Stage, drum: number): Sprite {
  return paint.sprite(`beat ${drum}`, 50, 54, (inner) => {
    const { color, shape } = pieceAt(drum);
    paint.solid(inner, shapePath(shape, 15), color, { foot: 3, edge: 0.8 });
    inner.fillStyle = fade('#ffffff', 0.85);
    inner.beginPath();
    inner.arc(-4, -5, 3, 0, Math.PI * 2);
    inner.fill();
    inner.strokeStyle = fade(darker(palette.high, 0.3), 0.6);
    inner.lineWidth = 1.6;
    inner.stroke(shapePath(shape, 15));
  });
}
