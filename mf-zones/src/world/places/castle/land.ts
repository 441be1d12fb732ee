import { colour } from '../../maths/Colour.ts';
import { lerp, smooth } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import type { Draft } from '../../draft/Draft.ts';
import { land } from '../../kit/land.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { mixed } from '../../maths/Colour.ts';

/** The keep's hill, its moat and where the water stands. */
export const MIDDLE = { x: 0, z: -14 };
export const WATER = -0.55;

/** The way from the meadow to the bridge bends once. */
export const pathX = (z: number) => Math.sin(z * 0.09) * 2.2 * smooth(14, 30, z);

const fromMiddle = (x: number, z: number) => Math.hypot(x - MIDDLE.x, z - MIDDLE.z);

export function heightAt(x: number, z: number): number {
  const d = fromMiddle(x, z);
  const moat = smooth(20, 24, d) * (1 - smooth(33, 37.5, d));
  let height = lerp(1.6, 0, smooth(20, 23, d)) - moat * 3.4;
  height += smooth(37, 60, d) * (fbm(x * 0.05, z * 0.05) * 3.2 - 0.7);
  height += smooth(60, 130, d) * (fbm(x * 0.02 + 4, z * 0.02) * 34 - 6);
  if (z > 10) height = lerp(lerp(0.55, height, 0.15), height, smooth(1.8, 4.5, Math.abs(x - pathX(z))));
  return d > 36 ? Math.max(height, 0.25) : height;
}

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-44, -50],
    [44, 50],
  ];
  const [grass, meadow, dirt] = [colour('#4A5A3A'), colour('#5f7a48'), colour('#a08a68')];
  const [rock, court] = [colour('#5d6278'), colour('#8b8478')];
  land(draft.layer('land', { above: WATER - 0.2 }), {
    height: heightAt,
    middle: [0, 4],
    size: 110,
    fields: 66,
    far: { size: 360, fields: 40 },
    paint: (tint, { x, y, z, ny }) => {
      tint.copy(grass).mix(meadow, fbm(x * 0.13, z * 0.13) * 1.3);
      const off = Math.abs(x - pathX(z)) + (noise(x * 2, z * 2) - 0.5) * 0.8;
      if (z > 17) tint.mix(dirt, (1 - smooth(1.3, 2.3, off)) * 0.85);
      if (ny < 0.8) tint.mix(rock, smooth(0.86, 0.6, ny));
      if (y < 0.1) tint.scale(0.55);
      if (fromMiddle(x, z) < 19) tint.mix(court, 0.6);
      tint.scale(0.9 + 0.2 * noise(x * 1.7, z * 1.7));
    },
  });
  scatterOver(draft, 'grass', tuft({ root: '#4f6340', tip: '#93ab66' }), {
    count: 1550,
    low: [-30, 16],
    high: [30, 54],
    bare: (x, z, chance) =>
      fromMiddle(x, z) < 38.5 ||
      Math.abs(x - pathX(z)) < 2 + chance * 1.2 ||
      noise(x * 0.3, z * 0.3) < 0.3 + chance * 0.3,
    tint: (_x, _z, chance) => mixed('#9aa88a', '#ffffff', chance),
  });
}
