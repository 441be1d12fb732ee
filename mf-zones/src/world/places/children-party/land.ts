import { colour } from '../../maths/Colour.ts';
import { lerp, smooth, TAU } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import { pick } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { disc } from '../../mesh/forms.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';

export const CAKE = { x: 0, z: -8 };
export const POOL = { x: 13.4, z: 5.4, radius: 4.1 };
export const PINATA = { x: -11.4, z: 3.6 };

/** Toys are strong, the ground is pale. */
export const TOYS = ['#f2507e', '#ffc43a', '#3fb8e8', '#7fd06a', '#a878f0', '#ff8a4a'] as const;

export const pathX = (z: number) => Math.sin(z * 0.13 + 0.2) * 2.6 * smooth(2, 16, z);
const fromCake = (x: number, z: number) => Math.hypot(x - CAKE.x, z - CAKE.z);
const fromPool = (x: number, z: number) => Math.hypot(x - POOL.x, z - POOL.z);

export function heightAt(x: number, z: number): number {
  let height = lerp(0.1, fbm(x * 0.05 + 3, z * 0.05) * 3.4 - 1.3, smooth(12, 26, fromCake(x, z)));
  height = lerp(height, 0.1, smooth(8, 5, fromPool(x, z)));
  height = lerp(height, 0.1, smooth(7, 4, Math.hypot(x - PINATA.x, z - PINATA.z)));
  if (z > -4) height = lerp(height, 0.12, 1 - smooth(1.8, 5, Math.abs(x - pathX(z))));
  return height + smooth(40, 95, Math.hypot(x, z)) * fbm(x * 0.03, z * 0.03) * 17;
}

export const onPath = (x: number, z: number, wide: number) =>
  (z > -3 && Math.abs(x - pathX(z)) < wide) || fromCake(x, z) < 10 + wide;

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-34, -38],
    [34, 36],
  ];
  const [sugar, rose, mint, cream, deep] = [
    colour('#f7cbdc'),
    colour('#eda6c6'),
    colour('#cfe8c4'),
    colour('#fff0d2'),
    colour('#d97fa8'),
  ];
  land(draft.layer('ground'), {
    height: heightAt,
    middle: [0, 0],
    size: 96,
    fields: 58,
    far: { size: 300, fields: 24 },
    paint: (tint, { x, z, ny }) => {
      const far = fromCake(x, z);
      tint.copy(sugar).mix(rose, fbm(x * 0.11, z * 0.11) * 0.95);
      tint.mix(mint, smooth(0.52, 0.68, noise(x * 0.09 + 7, z * 0.09)) * 0.85);
      tint.scale(0.93 + 0.1 * noise(x * 1.4, z * 1.4)).scale(0.82 + 0.18 * smooth(0.8, 1, ny));
      if (z > -3) tint.mix(cream, 1 - smooth(1.4, 2, Math.abs(x - pathX(z))));
      tint.mix(cream, 1 - smooth(10.6, 11.4, far));
      // Rings of icing sugar around the plate.
      if (far < 11 && Math.sin(far * 4.2) > 0.86) tint.mix(deep, 0.28);
    },
  });
  drawMeadow(draft);
}

function drawMeadow(draft: Draft): void {
  const bare = (x: number, z: number) =>
    onPath(x, z, 1.6) || fromPool(x, z) < 5.6 || noise(x * 0.28, z * 0.28) < 0.52;
  const field = { low: [-30, -28], high: [30, 32] } as const;
  const blades = tuft({
    root: '#efb4cf',
    tip: '#fff4f8',
    blades: 3,
    height: 0.2,
    width: 0.085,
    spread: 0.16,
    sway: 0.3,
  });
  scatterOver(draft, 'sugar grass', blades, {
    ...{ ...field, count: 800, bare, size: [0.7, 1.4] },
    tint: (_x, _z, chance) => colour(chance < 0.3 ? '#d8ffd8' : '#ffffff'),
  });
  const flower = new Mesh();
  for (let k = 0; k < 3; k++)
    flower.add(disc(0.1, 4), {
      ...{
        colour: '#ffffff',
        at: at(0, 0.34, 0)
          .turn((k / 3) * TAU)
          .move(0, 0, 0.1)
          .lean(0.4),
        sway: 0.3,
        ghost: true,
      },
    });
  flower.add(disc(0.06, 3), { colour: '#ffd84d', at: at(0, 0.36, 0), sway: 0.3, ghost: true });
  const petals = TOYS.map(colour);
  scatterOver(draft, 'flowers', flower, {
    ...{ ...field, count: 210, size: [0.8, 1.7] },
    bare: (x, z) => bare(x, z) || noise(x * 0.2 + 9, z * 0.2) < 0.5,
    tint: () => pick(petals, draft.random),
  });
}
