import { colour } from '../../maths/Colour.ts';
import { lerp, smooth, TAU } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import type { Draft } from '../../draft/Draft.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';

export const OASIS = { x: 15, z: 17 };
/** The crest that carries the arch. */
export const CREST = { x: 1, z: -14 };

/** A dune: long on the side of the wind, short on the other. */
function dune(x: number, z: number, often: number, from: number, sharp: number): number {
  const wave = x * often + Math.sin(z * often * 0.7 + from) * 1.1 + from + fbm(x * 0.02 + from, z * 0.02) * 2;
  const part = (((wave / TAU) % 1) + 1) % 1;
  return (part < 0.68 ? part / 0.68 : (1 - part) / 0.32) ** sharp;
}

export const pathX = (z: number) =>
  Math.sin(z * 0.13 + 0.5) * 3.2 * smooth(46, 30, z) + smooth(10, -16, z) * 1.2;

const fromOasis = (x: number, z: number) => Math.hypot(x - OASIS.x, z - OASIS.z);

export function heightAt(x: number, z: number): number {
  const near = smooth(8, 34, Math.hypot(x * 0.7, z - 22));
  let height = dune(x * 0.9 + z * 0.45, z - x * 0.3, 0.085, 0.6, 1.15) * 5.5 * near;
  height += dune(x, z, 0.03, 2.2, 1.2) * 9 * smooth(30, 80, Math.hypot(x, z - 15));
  const crest = Math.hypot((x - CREST.x) / 17, (z - CREST.z) / 11);
  height = Math.max(height, 0) + 5.2 * Math.exp(-crest * crest * 1.3);
  height = lerp(-0.9, height, smooth(3, 9, fromOasis(x, z)));
  return height + (noise(x * 0.35, z * 0.35) - 0.5) * 0.12;
}

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-38, -44],
    [38, 48],
  ];
  const [sand, deep, pale] = [colour('#D9A066'), colour('#B5653A'), colour('#ecc08a')];
  const [green, trodden] = [colour('#7a8a4a'), colour('#c98452')];
  land(draft.layer('sand'), {
    height: heightAt,
    middle: [0, 4],
    size: 112,
    fields: 112,
    far: { size: 420, fields: 40 },
    paint: (tint, { x, z, ny }) => {
      const ripple = 0.5 + 0.5 * Math.sin((x * 0.8 + z * 0.35) * 3.1 + fbm(x * 0.1, z * 0.1) * 16);
      tint.copy(sand).mix(pale, fbm(x * 0.06, z * 0.06) * 0.6);
      tint.mix(deep, smooth(0.97, 0.8, ny) * 0.5).scale(0.95 + 0.08 * ripple);
      const water = fromOasis(x, z);
      tint.mix(green, smooth(9, 5, water) * smooth(3.2, 5, water) * 0.7);
      if (z > -14) tint.mix(trodden, (1 - smooth(0.5, 1.6, Math.abs(x - pathX(z)))) * 0.45);
    },
  });
  const lush = colour('#a8c87a');
  const reed = tuft({ root: '#8a7a3c', tip: '#e0b870', blades: 6, height: 0.55, width: 0.05, spread: 0.25 });
  scatterOver(draft, 'reed', reed, {
    count: 640,
    low: [-35, -42],
    high: [35, 46],
    size: [0.7, 1.7],
    bare: (x, z) => {
      const water = fromOasis(x, z);
      if (water < 5.2 || Math.abs(x - pathX(z)) < 2) return true;
      return water > 9 && noise(x * 0.2, z * 0.2) < 0.62;
    },
    tint: (x, z) => (fromOasis(x, z) < 9 ? lush : undefined),
    sink: 0.04,
  });
}
