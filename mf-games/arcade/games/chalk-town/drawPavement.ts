import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import { write } from '../../kit/draw/text.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { between, random, type Rng } from '../../kit/sim/rng.ts';
import { SLAB } from './chalk.ts';
import { KEY_HEIGHT } from './keys.ts';
import { CHALKS } from './Layer.ts';

/** A street from above in the last light: setts, a kerb, a lamp's pool, what children drew before. */
export function drawPavement(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'pavement', (inner, width, height) => {
    const { palette } = stage;
    inner.fillStyle = darker(palette.ground, 0.35);
    inner.fillRect(0, 0, width, height);
    const box: Rng = { rng: 14 };
    const high = 26;
    for (let row = -1; row < height / high + 1; row++)
      for (let x = -40 - (row % 2) * 20; x < width + 40;) {
        const wide = between(box, 34, 52);
        const tone = between(box, 0, 0.24);
        inner.fillStyle = darker(blend(palette.ground, palette.built, tone), 0.12);
        inner.beginPath();
        inner.roundRect(x + 1.5, row * high + 1.5, wide - 3, high - 3, 5);
        inner.fill();
        inner.fillStyle = fade(lighter(palette.built, 0.2), 0.1);
        inner.fillRect(x + 5, row * high + 3, wide - 10, 2);
        x += wide;
      }
    const dusk = inner.createLinearGradient(0, 0, 0, height);
    dusk.addColorStop(0, fade(palette.low, 0.42));
    dusk.addColorStop(0.4, fade(palette.low, 0.08));
    dusk.addColorStop(1, fade(palette.high, 0.72));
    inner.fillStyle = dusk;
    inner.fillRect(0, 0, width, height);
    const lamp = inner.createRadialGradient(width * 0.5, height * 0.3, 20, width * 0.5, height * 0.3, 420);
    lamp.addColorStop(0, fade(palette.glow, 0.3));
    lamp.addColorStop(1, fade(palette.glow, 0));
    inner.fillStyle = lamp;
    inner.fillRect(0, 0, width, height);
    if (stage.isWide) for (const side of [0.14, 0.86]) scribbles(inner, width * side, height);
    for (let i = 0; i < width / 26; i++)
      leaf(inner, stage, random(box) * width, random(box) * height, random(box) * 6);
  });
}

/** A game of hopscotch, a heart, a sun: the street's own. */
function scribbles(context: CanvasRenderingContext2D, x: number, height: number): void {
  context.globalAlpha = 0.5;
  context.lineWidth = 4;
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (let i = 0; i < 5; i++) {
    context.strokeStyle = CHALKS[i] ?? CHALKS[0];
    const y = height * 0.86 - i * 62;
    const two = i % 2 === 1;
    for (const dx of two ? [-28, 28] : [0]) {
      context.beginPath();
      context.roundRect(x + dx - 27, y - 28, 54, 56, 3);
      context.stroke();
    }
  }
  context.globalAlpha = 1;
}

function leaf(
  context: CanvasRenderingContext2D,
  { palette }: Stage,
  x: number,
  y: number,
  turn: number,
): void {
  context.save();
  context.translate(x, y);
  context.rotate(turn);
  context.fillStyle = fade(darker(palette.high, 0.5), 0.35);
  context.beginPath();
  context.ellipse(2, 4, 7, 3.6, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = blend(turn > 3 ? '#d98a4a' : '#c4603e', palette.high, 0.25);
  context.beginPath();
  context.ellipse(0, 0, 7, 3.6, 0, 0, Math.PI * 2);
  context.fill();
  context.restore();
}

/** The stone that is drawn on. */
export function slabSprite({ paint, palette }: Stage): Sprite {
  const { width, height } = SLAB;
  return paint.sprite('slab', width + 30, height + 30, (inner) => {
    const stone = new Path2D();
    stone.roundRect(-width / 2 - 5, -height / 2 - 5, width + 10, height + 10, 14);
    paint.solid(inner, stone, blend(palette.ground, palette.high, 0.3), { foot: 6, edge: 0.35 });
    inner.save();
    inner.clip(stone);
    const light = inner.createRadialGradient(0, -90, 10, 0, 0, 260);
    light.addColorStop(0, fade(palette.glow, 0.13));
    light.addColorStop(1, fade(darker(palette.high, 0.4), 0.28));
    inner.fillStyle = light;
    inner.fillRect(-width / 2 - 6, -height / 2 - 6, width + 12, height + 12);
    const box: Rng = { rng: 77 };
    for (let i = 0; i < 700; i++) {
      inner.fillStyle = random(box) < 0.5 ? 'rgb(255 255 255 / 0.05)' : 'rgb(0 0 0 / 0.08)';
      inner.fillRect((random(box) - 0.5) * width, (random(box) - 0.5) * height, 2, 2);
    }
    // Clouds of what was wiped away before.
    for (let i = 0; i < 9; i++) {
      inner.fillStyle = fade(CHALKS[i % 5] ?? '#ffffff', 0.03);
      inner.beginPath();
      inner.ellipse(
        (random(box) - 0.5) * width,
        (random(box) - 0.5) * height,
        between(box, 30, 80),
        between(box, 20, 46),
        random(box) * 3,
        0,
        Math.PI * 2,
      );
      inner.fill();
    }
    inner.restore();
  });
}

/** A letter on its stone. */
export function keySprite({ paint, palette }: Stage, name: string, width: number): Sprite {
  return paint.sprite(`key ${name}`, width + 14, KEY_HEIGHT + 18, (inner) => {
    const stone = new Path2D();
    stone.roundRect(-width / 2, -KEY_HEIGHT / 2, width, KEY_HEIGHT, 9);
    paint.solid(inner, stone, blend(palette.built, palette.high, 0.3), { foot: 5, edge: 0.45 });
    if (name !== 'back') {
      write(inner, name.toUpperCase(), 0, -3, {
        size: 23,
        color: CHALKS[0],
        under: fade(darker(palette.high, 0.4), 0.7),
      });
      return;
    }
    inner.strokeStyle = CHALKS[1];
    inner.lineWidth = 4;
    inner.lineCap = 'round';
    inner.lineJoin = 'round';
    inner.beginPath();
    inner.moveTo(12, -3);
    inner.lineTo(-12, -3);
    inner.moveTo(-4, -11);
    inner.lineTo(-12, -3);
    inner.lineTo(-4, 5);
    inner.stroke();
  });
}

/** A stick of chalk that draws; its tip is at 0, 0. */
export function stickSprite({ paint, palette }: Stage, color: number): Sprite {
  return paint.sprite(`stick ${color}`, 90, 90, (inner) => {
    inner.rotate(-0.9);
    const body = new Path2D();
    body.roundRect(0, -6, 40, 12, 5);
    paint.solid(inner, body, blend(CHALKS[color] ?? CHALKS[0], palette.high, 0.05), { foot: 3, edge: 0.8 });
  });
}
