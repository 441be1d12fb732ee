import type { Stage } from '../flow/Stage.ts';
import { fade } from './color.ts';

interface Veil {
  x: number;
  y: number;
  /** How far the light reaches, in units. */
  radius: number;
  /** 0 by daylight, 1 when nothing is seen beyond. */
  strength: number;
  color: string;
}

/** The dark around a light. Numbers are painted later and stay readable. */
export function drawVeil(context: CanvasRenderingContext2D, stage: Stage, veil: Veil): void {
  const { x, y, radius, strength, color } = veil;
  if (strength <= 0.01) return;
  const { seen } = stage.camera;
  const light = stage.paint.sprite(
    `veil ${color}`,
    256,
    256,
    (inner) => {
      const gradient = inner.createRadialGradient(0, 0, 0, 0, 0, 128);
      gradient.addColorStop(0, fade(color, 0));
      gradient.addColorStop(0.5, fade(color, 0.12));
      gradient.addColorStop(0.8, fade(color, 0.72));
      gradient.addColorStop(1, fade(color, 1));
      inner.fillStyle = gradient;
      inner.fillRect(-128, -128, 256, 256);
    },
    1,
  );
  const reach = radius * 1.4;
  context.globalAlpha = strength;
  context.drawImage(light.image, x - reach, y - reach, reach * 2, reach * 2);
  context.fillStyle = color;
  const right = seen.x + seen.width;
  const bottom = seen.y + seen.height;
  context.fillRect(seen.x, seen.y, seen.width, Math.max(0, y - reach - seen.y));
  context.fillRect(seen.x, y + reach, seen.width, Math.max(0, bottom - y - reach));
  context.fillRect(seen.x, y - reach, Math.max(0, x - reach - seen.x), reach * 2);
  context.fillRect(x + reach, y - reach, Math.max(0, right - x - reach), reach * 2);
  context.globalAlpha = 1;
}
