import { colour, mixed } from '../../maths/Colour.ts';
import { lerp, smooth } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import type { Draft } from '../../draft/Draft.ts';
import { kelp } from '../../kit/coral.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';

/** The way from the reef to the stage, which swings once to each side. */
export const pathX = (z: number) => Math.sin(z * 0.11) * 2.6 * smooth(4, 18, z);

export function heightAt(x: number, z: number): number {
  const d = Math.hypot(x, z + 10);
  let height = lerp(0.4, fbm(x * 0.06, z * 0.06) * 2.2 - 0.8, smooth(9, 20, d));
  height += smooth(24, 60, Math.abs(x)) * 14 * fbm(x * 0.05 + 3, z * 0.05);
  height += smooth(-34, -70, z) * 10 * fbm(x * 0.05, z * 0.05 + 9);
  if (z <= 0) return height;
  return lerp(lerp(0.25, height, 0.2), height, smooth(1.8, 5.5, Math.abs(x - pathX(z))));
}

export function drawSeabed(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-34, -32],
    [34, 42],
  ];
  const [sand, pale, deep] = [colour('#C2A36B'), colour('#efd9a4'), colour('#0E5A5A')];
  const [trodden, edge] = [colour('#fff0d0'), colour('#1c5f63')];
  land(draft.layer('seabed'), {
    height: heightAt,
    middle: [0, 4],
    size: 104,
    fields: 76,
    paint: (tint, { x, z, ny }) => {
      const ripple = Math.sin((x * 0.5 + z) * 2.4 + fbm(x * 0.15, z * 0.15) * 12) * 0.5 + 0.5;
      tint.copy(sand).mix(pale, fbm(x * 0.1, z * 0.1) * 0.9);
      tint.mix(deep, smooth(0.9, 0.6, ny) * 0.9).scale((0.92 + 0.12 * ripple) * 0.62);
      if (z > -2) tint.mix(trodden, (1 - smooth(0.8, 2.4, Math.abs(x - pathX(z)))) * 0.5);
      if (Math.abs(x) > 20) tint.mix(edge, smooth(20, 30, Math.abs(x)) * 0.8);
    },
  });
}

export function drawWeeds(draft: Draft): void {
  // Tall kelp frames the view and leaves the stage free.
  scatterOver(draft, 'kelp', kelp(), {
    count: 155,
    low: [-29, -26],
    high: [29, 34],
    size: [0.85, 1.9],
    bare: (x, z) =>
      Math.abs(x) < (z > 20 ? 8 : 9) || noise(x * 0.16 + 9, z * 0.16) < 0.5 || (z < -2 && Math.abs(x) < 14),
    tint: (_x, _z, chance) => mixed('#7fb8a0', '#ffffff', chance),
    sink: 0.1,
  });
  const weed = tuft({ root: '#1d6b58', tip: '#a0d88a', height: 0.6, width: 0.06, spread: 0.18, sway: 0.7 });
  scatterOver(draft, 'weed', weed, {
    count: 820,
    low: [-20, -6],
    high: [20, 36],
    size: [0.7, 1.4],
    bare: (x, z) => Math.abs(x - pathX(z)) < 2.3 || noise(x * 0.3, z * 0.3) < 0.5,
    tint: (_x, _z, chance) => mixed('#9fd0c0', '#ffffff', chance),
  });
}
