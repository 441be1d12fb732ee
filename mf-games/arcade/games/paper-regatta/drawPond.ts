import { blend, darker, fade, lighter } from '../../kit/draw/color.ts';
import type { Sprite } from '../../kit/draw/Painter.ts';
import type { Stage } from '../../kit/flow/Stage.ts';
import { between, random, type Rng } from '../../kit/sim/rng.ts';
import { BUOY, POND } from './course.ts';

export interface Floating {
  x: number;
  y: number;
  kind: 'pad' | 'lantern' | 'reed';
  look: number;
}

/** What lies on the pond and around it. Decoration: boats glide over it. */
export function layPond(seed: number): Floating[] {
  const box: Rng = { rng: seed };
  const things: Floating[] = [];
  for (let i = 0; i < 46; i++) {
    const x = between(box, -POND.x, POND.x);
    const y = between(box, -POND.y, POND.y);
    const many = 1 + Math.floor(random(box) * 3);
    for (let n = 0; n < many; n++)
      things.push({
        x: x + between(box, -44, 44),
        y: y + between(box, -34, 34),
        kind: 'pad',
        look: Math.floor(random(box) * 3),
      });
  }
  for (let i = 0; i < 22; i++)
    things.push({
      x: between(box, -POND.x, POND.x),
      y: between(box, -POND.y, POND.y),
      kind: 'lantern',
      look: Math.floor(random(box) * 100),
    });
  for (let i = 0; i < 150; i++) {
    const along = between(box, -1, 1);
    const out = between(box, 24, 78);
    const side = i % 4;
    const x = side < 2 ? along * (POND.x + 60) : (POND.x + out) * (side === 2 ? 1 : -1);
    const y = side < 2 ? (POND.y + out) * (side === 0 ? 1 : -1) : along * (POND.y + 60);
    things.push({ x, y, kind: 'reed', look: Math.floor(random(box) * 2) });
  }
  return things;
}

/** The evening in the water. */
export function drawWater(context: CanvasRenderingContext2D, stage: Stage): void {
  stage.backdrop(context, 'water', (inner, width, height) => {
    const { palette } = stage;
    const gradient = inner.createLinearGradient(0, 0, 0, height);
    gradient.addColorStop(0, blend(palette.low, palette.ground, 0.5));
    gradient.addColorStop(0.22, blend(palette.low, palette.ground, 0.76));
    gradient.addColorStop(0.55, blend(palette.ground, palette.high, 0.22));
    gradient.addColorStop(1, blend(palette.ground, palette.high, 0.62));
    inner.fillStyle = gradient;
    inner.fillRect(0, 0, width, height);
    const sun = inner.createRadialGradient(width * 0.7, -40, 10, width * 0.7, -40, height * 0.8);
    sun.addColorStop(0, fade(palette.glow, 0.6));
    sun.addColorStop(1, fade(palette.glow, 0));
    inner.fillStyle = sun;
    inner.fillRect(0, 0, width, height);
  });
}

const TILE = 220;

/** Ripples, in tiles that lie on the pond and drift with the wind. */
export function drawRipples(context: CanvasRenderingContext2D, stage: Stage, drift: number): void {
  const { paint, palette, camera } = stage;
  const tile = paint.sprite('ripples', TILE, TILE, (inner) => {
    const box: Rng = { rng: 12 };
    inner.lineCap = 'round';
    for (let i = 0; i < 30; i++) {
      const x = between(box, -TILE / 2 + 14, TILE / 2 - 14);
      const y = between(box, -TILE / 2 + 8, TILE / 2 - 8);
      const long = between(box, 6, 15);
      const light = i % 3 > 0;
      inner.strokeStyle = light
        ? fade(lighter(palette.low, 0.5), between(box, 0.1, 0.3))
        : fade(darker(palette.high, 0.2), 0.2);
      inner.lineWidth = light ? 2 : 2.6;
      inner.beginPath();
      inner.moveTo(x - long, y);
      inner.quadraticCurveTo(x - long / 2, y - 4, x, y);
      inner.quadraticCurveTo(x + long / 2, y - 4, x + long, y);
      inner.stroke();
    }
  });
  const { seen } = camera;
  const down = drift % TILE;
  const fromX = Math.floor(seen.x / TILE) * TILE;
  const fromY = Math.floor((seen.y - down) / TILE) * TILE + down;
  for (let y = fromY; y < seen.y + seen.height + TILE; y += TILE)
    for (let x = fromX; x < seen.x + seen.width + TILE; x += TILE) paint.stamp(context, tile, x, y);
}

/** The land around: only what the camera sees of it. */
export function drawBank(context: CanvasRenderingContext2D, stage: Stage): void {
  const { palette, camera } = stage;
  const { x, y, width, height } = camera.seen;
  const right = x + width;
  const bottom = y + height;
  for (const [reach, color] of [
    [34, fade(lighter(palette.low, 0.2), 0.35)],
    [46, blend('#5d6b3c', palette.high, 0.35)],
    [92, blend('#3c5637', palette.high, 0.35)],
  ] as const) {
    context.fillStyle = color;
    const [w, h] = [POND.x + reach, POND.y + reach];
    if (x < -w) context.fillRect(x, y, -w - x, height);
    if (right > w) context.fillRect(w, y, right - w, height);
    if (y < -h) context.fillRect(x, y, width, -h - y);
    if (bottom > h) context.fillRect(x, h, width, bottom - h);
  }
}

export function floatingSprite({ paint, palette }: Stage, { kind, look }: Floating): Sprite {
  if (kind === 'lantern')
    return paint.sprite('lantern', 40, 40, (inner) => {
      const body = new Path2D();
      body.roundRect(-10, -10, 20, 20, 6);
      paint.solid(inner, body, blend(palette.glow, '#ff9a5a', 0.3), { foot: 4, edge: 0.7 });
      inner.fillStyle = '#fff6e4';
      inner.beginPath();
      inner.arc(0, -2, 5, 0, Math.PI * 2);
      inner.fill();
    });
  if (kind === 'pad')
    return paint.sprite(`pad ${look}`, 60, 56, (inner) => {
      const size = 15 + look * 4;
      const leaf = new Path2D();
      const open = 0.5 + look * 2;
      leaf.moveTo(0, 0);
      leaf.arc(0, 0, size, open, open + Math.PI * 2 - 0.5);
      leaf.closePath();
      paint.solid(inner, leaf, blend('#5f9a5a', palette.ground, 0.35), { foot: 3, edge: 0.3 });
      inner.strokeStyle = fade('#e6f0c0', 0.25);
      inner.lineWidth = 1.4;
      inner.beginPath();
      for (let turn = 0.6; turn < 5.6; turn += 0.8) {
        inner.moveTo(0, 0);
        inner.lineTo(Math.cos(open + turn) * size * 0.8, Math.sin(open + turn) * size * 0.8);
      }
      inner.stroke();
      if (look !== 2) return;
      for (let petal = 0; petal < 7; petal++) {
        inner.fillStyle = petal % 2 ? '#ffd3cf' : '#ffb3b5';
        inner.beginPath();
        inner.ellipse(
          5 + Math.cos(petal * 0.9) * 5,
          -3 + Math.sin(petal * 0.9) * 5,
          5.5,
          3,
          petal * 0.9,
          0,
          Math.PI * 2,
        );
        inner.fill();
      }
      inner.fillStyle = palette.glow;
      inner.beginPath();
      inner.arc(5, -3, 3, 0, Math.PI * 2);
      inner.fill();
    });
  return paint.sprite(`reed ${look}`, 50, 70, (inner) => {
    inner.lineCap = 'round';
    for (let i = 0; i < 7; i++) {
      const x = (i - 3) * 5;
      const lean = (i - 3) * 2 + (look ? 3 : -3);
      inner.strokeStyle = blend(i % 2 ? '#5f7f45' : '#7f9a55', palette.high, 0.25);
      inner.lineWidth = 2.6;
      inner.beginPath();
      inner.moveTo(x, 26);
      inner.quadraticCurveTo(x, 0, x + lean, -14 - ((i * 7) % 12));
      inner.stroke();
      if (i % 3 !== look) continue;
      inner.strokeStyle = blend('#7a4a2a', palette.high, 0.15);
      inner.lineWidth = 5;
      inner.beginPath();
      inner.moveTo(x + lean * 0.8, -6 - ((i * 7) % 12));
      inner.lineTo(x + lean, -15 - ((i * 7) % 12));
      inner.stroke();
    }
  });
}

/** A buoy: a drum of bands with a lamp on it. */
export function buoySprite({ paint, palette }: Stage, isNext: boolean): Sprite {
  return paint.sprite(`buoy ${isNext}`, 64, 72, (inner) => {
    const body = new Path2D();
    body.arc(0, 0, 17, 0, Math.PI * 2);
    paint.solid(inner, body, isNext ? '#ff7a5a' : blend('#c4685a', palette.ground, 0.45), {
      foot: 6,
      edge: 0.6,
    });
    inner.fillStyle = isNext ? '#fff6e4' : blend('#fff6e4', palette.ground, 0.4);
    inner.beginPath();
    inner.arc(0, -3, 10, 0, Math.PI * 2);
    inner.fill();
    inner.fillStyle = isNext ? palette.glow : darker(palette.glow, 0.35);
    inner.beginPath();
    inner.arc(0, -4, 5.5, 0, Math.PI * 2);
    inner.fill();
  });
}

export function ringSprite({ paint, palette }: Stage): Sprite {
  const wide = BUOY.round * 2 + 16;
  return paint.sprite('ring', wide, wide, (inner) => {
    inner.strokeStyle = fade(palette.glow, 0.9);
    inner.lineWidth = 4;
    inner.lineCap = 'round';
    inner.setLineDash([12, 14]);
    inner.beginPath();
    inner.arc(0, 0, BUOY.round, 0, Math.PI * 2);
    inner.stroke();
  });
}

export function gustSprite({ paint, palette }: Stage): Sprite {
  return paint.sprite('gust', 200, 200, (inner) => {
    const shade = inner.createRadialGradient(0, 0, 20, 0, 0, 100);
    shade.addColorStop(0, fade(darker(palette.high, 0.1), 0.6));
    shade.addColorStop(0.65, fade(darker(palette.high, 0.1), 0.42));
    shade.addColorStop(1, fade(palette.high, 0));
    inner.fillStyle = shade;
    inner.fillRect(-100, -100, 200, 200);
    const box: Rng = { rng: 3 };
    inner.strokeStyle = fade('#e8f6ff', 0.28);
    inner.lineWidth = 1.6;
    inner.lineCap = 'round';
    for (let i = 0; i < 34; i++) {
      const turn = random(box) * 7;
      const far = Math.sqrt(random(box)) * 74;
      const [x, y] = [Math.cos(turn) * far, Math.sin(turn) * far];
      inner.beginPath();
      inner.moveTo(x - 4, y);
      inner.quadraticCurveTo(x, y - 3, x + 4, y);
      inner.stroke();
    }
  });
}
