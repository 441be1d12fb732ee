import { colour } from '../../maths/Colour.ts';
import { lerp, smooth } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import { pick } from '../../maths/random.ts';
import type { Draft } from '../../draft/Draft.ts';
import { glowFern } from '../../kit/glowPlants.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';
import { RING } from './things.ts';

export const DOME = { x: 1, z: -10, radius: 9.4 };
export const POND = { x: -11.4, z: -3.4, radius: 5 };
/** Rows of hedges between old greenhouses: a small maze. */
export const MAZE = { x: 20, z: 1 };

export const pathX = (z: number) => 0.6 + Math.sin((z - 4) * 0.16) * 2.1 * smooth(-2, 8, z);
const fromDome = (x: number, z: number) => Math.hypot(x - DOME.x, z - DOME.z);
const fromPond = (x: number, z: number) => Math.hypot(x - POND.x, (z - POND.z) * 1.15);

export function heightAt(x: number, z: number): number {
  let height = fbm(x * 0.06 + 2, z * 0.06) * 2.8 - 0.9;
  height = lerp(0.1, height, smooth(10, 18, fromDome(x, z)));
  height = lerp(0.1, height, smooth(5, 9, Math.hypot(x - RING.x, z - RING.z)));
  height = lerp(0.1, height, smooth(9, 15, Math.max(Math.abs(x - MAZE.x), Math.abs(z - MAZE.z))));
  if (z > -4) height = lerp(0.12, height, smooth(1.7, 4.6, Math.abs(x - pathX(z))));
  height = lerp(-1.1, height, smooth(POND.radius - 1.6, POND.radius + 1, fromPond(x, z)));
  return height + smooth(36, 80, Math.hypot(x, z)) * fbm(x * 0.03, z * 0.03) * 13;
}

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-32, -34],
    [32, 31],
  ];
  const [soil, moss, violet, path, slime] = [
    colour('#3a3a22'),
    colour('#55652a'),
    colour('#4a2c4e'),
    colour('#8a6a52'),
    colour('#9fd02e'),
  ];
  land(draft.layer('ground'), {
    height: heightAt,
    middle: [0, -1],
    size: 90,
    fields: 74,
    far: { size: 290, fields: 24 },
    paint: (tint, { x, y, z, ny }) => {
      tint.copy(soil).mix(moss, fbm(x * 0.12, z * 0.12) * 1.2);
      tint.mix(violet, smooth(0.5, 0.72, noise(x * 0.1 + 5, z * 0.1)) * 0.75);
      tint.scale((0.84 + 0.26 * noise(x * 1.4, z * 1.4)) * (0.75 + 0.25 * smooth(0.75, 1, ny)));
      if (z > -2) tint.mix(path, (1 - smooth(1.1, 1.9, Math.abs(x - pathX(z)))) * 0.85);
      tint.mix(slime, smooth(0.02, -0.35, y) * smooth(POND.radius + 1.4, POND.radius, fromPond(x, z)));
    },
  });
  draft.air.waters.push({
    x: POND.x,
    y: -0.26,
    z: POND.z,
    width: 12.4,
    depth: 11.4,
    colour: '#86c41e',
    cover: 0.86,
    glint: '#f4ff9a',
  });
  for (const [dx, dz] of [
    [-2, -1],
    [2, 1.4],
    [0, 0],
  ] as const)
    draft.lamp({
      x: POND.x + dx,
      y: 0.6,
      z: POND.z + dz,
      radius: 8,
      strength: 1.5,
      colour: '#C6FF3D',
      through: true,
    });
  drawWeeds(draft);
}

function drawWeeds(draft: Draft): void {
  const bare = (x: number, z: number) =>
    Math.abs(x - pathX(z)) < 1.7 ||
    fromDome(x, z) < 10.6 ||
    fromPond(x, z) < POND.radius + 0.4 ||
    Math.hypot(x - RING.x, z - RING.z) < 4.4;
  const field = { low: [-29, -30], high: [29, 30] } as const;
  const blades = tuft({ root: '#3c4220', tip: '#a8b84a', blades: 5, height: 0.42, width: 0.07, sway: 0.6 });
  scatterOver(draft, 'weeds', blades, {
    ...{ ...field, count: 1300, size: [0.6, 1.5] },
    bare: (x, z) => bare(x, z) || noise(x * 0.24, z * 0.24) < 0.42,
    tint: (_x, _z, chance) => colour(chance < 0.25 ? '#ff9a7a' : '#ffffff'),
  });
  const hues = ['#C6FF3D', '#ff8a4a', '#ff6ac0', '#9affd0'].map(colour);
  scatterOver(
    draft,
    'ferns',
    glowFern(),
    {
      ...{ ...field, count: 130, size: [0.7, 1.9] },
      bare: (x, z) => bare(x, z) || noise(x * 0.17 + 9, z * 0.17) < 0.54,
      tint: () => pick(hues, draft.random),
    },
    { wakes: true },
  );
}
