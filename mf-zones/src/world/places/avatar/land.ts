import { colour, mixed } from '../../maths/Colour.ts';
import { lerp, smooth } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import { pick } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { glowFern, mushroom } from '../../kit/glowPlants.ts';
import { land } from '../../kit/land.ts';

export const TREE = { x: 0, z: -11 };
export const POOL = { x: -10.5, z: 6 };

export const pathX = (z: number) => Math.sin(z * 0.13) * 2.6 * smooth(2, 16, z);
const fromTree = (x: number, z: number) => Math.hypot(x - TREE.x, z - TREE.z);
const fromPool = (x: number, z: number) => Math.hypot(x - POOL.x, (z - POOL.z) * 1.15);

export function heightAt(x: number, z: number): number {
  let height = fbm(x * 0.06, z * 0.06) * 3.4 - 1.2;
  height += smooth(15, 5, fromTree(x, z)) * 1.8;
  height += smooth(24, 46, Math.hypot(x, z - 2)) * fbm(x * 0.04 + 2, z * 0.04) * 12;
  if (z > -6) height = lerp(lerp(0.2, height, 0.2), height, smooth(1.6, 5, Math.abs(x - pathX(z))));
  return lerp(-1, height, smooth(3.4, 6.6, fromPool(x, z)));
}

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-34, -36],
    [34, 36],
  ];
  const [ground, moss, violet, path] = [
    colour('#12332E'),
    colour('#1f5a4c'),
    colour('#3a2f6a'),
    colour('#2f6a66'),
  ];
  land(draft.layer('ground'), {
    height: heightAt,
    middle: [0, 0],
    size: 92,
    fields: 74,
    far: { size: 240, fields: 24 },
    paint: (tint, { x, z }) => {
      tint.copy(ground).mix(moss, fbm(x * 0.12, z * 0.12) * 1.2);
      tint.mix(violet, smooth(0.55, 0.75, noise(x * 0.12 + 7, z * 0.12)) * 0.5);
      const off = Math.abs(x - pathX(z));
      // Veins of light run along the way and out from the roots.
      const vein = smooth(0.06, 0, Math.abs(noise(x * 0.5, z * 0.5) - 0.5));
      if (z > -8) tint.mix(path, (1 - smooth(1.2, 2.2, off)) * 0.7);
      tint.r += vein * 0.02;
      tint.g += vein * 0.22 * smooth(20, 6, fromTree(x, z));
      tint.b += vein * 0.2 * smooth(20, 6, fromTree(x, z));
    },
  });
  draft.air.waters.push({
    ...{ x: POOL.x, y: -0.25, z: POOL.z, width: 13, depth: 12 },
    ...{ colour: '#1f8f9a', cover: 0.72, glint: '#7CF5E3' },
  });
  drawPlants(draft);
}

function drawPlants(draft: Draft): void {
  const bare = (x: number, z: number, chance: number) =>
    Math.abs(x - pathX(z)) < 2 + chance || heightAt(x, z) < -0.1 || fromTree(x, z) < 5.5;
  const field = { low: [-28, -28], high: [28, 30] } as const;
  const blades = tuft({ root: '#1a4a48', tip: '#4fd8c0', blades: 4, height: 0.42, sway: 0.6 });
  scatterOver(draft, 'grass', blades, {
    ...{ ...field, count: 1300, size: [0.6, 1.3] },
    bare: (x, z, chance) => bare(x, z, chance) || noise(x * 0.28, z * 0.28) < 0.36,
    tint: (_x, _z, chance) => mixed('#7fb0c0', '#ffffff', chance),
  });
  const hues = ['#7CF5E3', '#7CF5E3', '#8fd0ff', '#c79aff', '#ff9a8a'].map(colour);
  scatterOver(
    draft,
    'ferns',
    glowFern(),
    {
      ...{ ...field, count: 155, size: [0.7, 1.5] },
      bare: (x, z, chance) => bare(x, z, chance) || noise(x * 0.2 + 4, z * 0.2) < 0.48,
      tint: () => pick(hues, draft.random),
    },
    { wakes: true },
  );
  scatterOver(
    draft,
    'mushrooms',
    mushroom(new Mesh(), at(0, 0, 0)),
    {
      ...{ ...field, count: 108, size: [0.5, 1.9] },
      bare: (x, z, chance) => bare(x, z, chance) || noise(x * 0.25 + 11, z * 0.25) < 0.5,
      tint: () => pick(hues, draft.random),
    },
    { wakes: true, both: false },
  );
}
