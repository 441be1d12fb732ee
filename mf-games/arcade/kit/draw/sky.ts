import type { Palette } from '../Game.ts';
import { random, type Rng } from '../sim/rng.ts';
import { blend, fade, lighter } from './color.ts';

export interface SkyLook {
  width: number;
  height: number;
  /** Where the ground begins, in parts of the height. */
  horizon?: number;
  /** How many stars. */
  stars?: number;
  /** Sun or moon: its place in parts of the picture, and its radius. */
  disc?: { x: number; y: number; radius: number };
}

/** A dusk: the sky's two colours with a warm band where they meet the ground, stars above, a grain that hides the steps. */
export function paintSky(context: CanvasRenderingContext2D, palette: Palette, look: SkyLook): void {
  const { width, height, horizon = 1, stars = 60, disc } = look;
  const gradient = context.createLinearGradient(0, 0, 0, height * horizon);
  gradient.addColorStop(0, blend(palette.high, '#05060f', 0.15));
  gradient.addColorStop(0.35, palette.high);
  gradient.addColorStop(0.72, blend(palette.high, palette.low, 0.55));
  gradient.addColorStop(0.93, palette.low);
  gradient.addColorStop(1, blend(palette.low, palette.glow, 0.35));
  context.fillStyle = gradient;
  context.fillRect(0, 0, width, height);
  const decoration: Rng = { rng: 20 };
  for (let i = 0; i < stars; i++) {
    const y = random(decoration) * random(decoration) * height * horizon * 0.8;
    context.fillStyle = fade(lighter(palette.glow, 0.5), 0.25 + 0.6 * random(decoration));
    context.beginPath();
    context.arc(random(decoration) * width, y, 0.5 + random(decoration) * 1.1, 0, Math.PI * 2);
    context.fill();
  }
  if (disc) paintDisc(context, palette, disc.x * width, disc.y * height, disc.radius);
  grain(context, width, height);
}

function paintDisc(
  context: CanvasRenderingContext2D,
  palette: Palette,
  x: number,
  y: number,
  radius: number,
): void {
  const halo = context.createRadialGradient(x, y, radius * 0.8, x, y, radius * 4);
  halo.addColorStop(0, fade(palette.glow, 0.4));
  halo.addColorStop(1, fade(palette.glow, 0));
  context.fillStyle = halo;
  context.fillRect(x - radius * 4, y - radius * 4, radius * 8, radius * 8);
  context.fillStyle = lighter(palette.glow, 0.25);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
}

/** Specks too faint to see one by one; without them a long gradient shows bands. */
function grain(context: CanvasRenderingContext2D, width: number, height: number): void {
  const decoration: Rng = { rng: 5 };
  for (let i = 0; i < (width * height) / 160; i++) {
    context.fillStyle = random(decoration) < 0.5 ? 'rgb(255 255 255 / 0.028)' : 'rgb(0 0 0 / 0.035)';
    context.fillRect(random(decoration) * width, random(decoration) * height, 2, 2);
  }
}

/** A rolling line of hills from the left to the right edge, filled to the bottom. */
export function paintHills(
  context: CanvasRenderingContext2D,
  { width, height, top, swell, color, seed }: HillLook,
): void {
  const decoration: Rng = { rng: seed };
  const phases = [random(decoration) * 7, random(decoration) * 7, random(decoration) * 7];
  context.beginPath();
  context.moveTo(0, height);
  for (let x = 0; x <= width + 8; x += 8) {
    const turn = (x / width) * Math.PI * 2;
    const [a = 0, b = 0, c = 0] = phases;
    const wave = Math.sin(turn * 1 + a) + 0.5 * Math.sin(turn * 3 + b) + 0.25 * Math.sin(turn * 7 + c);
    context.lineTo(x, top + wave * swell);
  }
  context.lineTo(width + 8, height);
  context.closePath();
  context.fillStyle = color;
  context.fill();
}

interface HillLook {
  width: number;
  height: number;
  top: number;
  swell: number;
  color: string;
  seed: number;
}
