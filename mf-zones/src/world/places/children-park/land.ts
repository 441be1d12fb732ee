import { colour } from '../../maths/Colour.ts';
import { lerp, smooth } from '../../maths/ease.ts';
import { fbm, noise } from '../../maths/noise.ts';
import { pick } from '../../maths/random.ts';
import { at } from '../../maths/Transform.ts';
import { disc } from '../../mesh/forms.ts';
import { Mesh } from '../../mesh/Mesh.ts';
import type { Draft } from '../../draft/Draft.ts';
import { scatterOver, tuft } from '../../kit/grass.ts';
import { land } from '../../kit/land.ts';

export const CAROUSEL = { x: 0, z: -6 };
export const POND = { x: 14, z: 12 };

export const pathX = (z: number) => Math.sin(z * 0.1) * 3 * smooth(6, 22, z);

const fromCarousel = (x: number, z: number) => Math.hypot(x - CAROUSEL.x, z - CAROUSEL.z);
const fromPond = (x: number, z: number) => Math.hypot((x - POND.x) * 0.8, z - POND.z);

export function heightAt(x: number, z: number): number {
  let height = lerp(0.35, fbm(x * 0.05, z * 0.05) * 2.6 - 1, smooth(10, 22, fromCarousel(x, z)));
  if (z > -4) height = lerp(height, 0.3, 1 - smooth(1.6, 4.5, Math.abs(x - pathX(z))));
  height = lerp(-1, height, smooth(4, 8, fromPond(x, z)));
  return height + smooth(45, 120, Math.hypot(x, z)) * fbm(x * 0.025, z * 0.025) * 16;
}

const onPath = (x: number, z: number, wide: number) =>
  (z > -3 && Math.abs(x - pathX(z)) < wide) || fromCarousel(x, z) < 8.6 + wide;

export function drawLand(draft: Draft): void {
  draft.height = heightAt;
  draft.bounds = [
    [-36, -40],
    [36, 44],
  ];
  const [grass, meadow, gravel, shore] = [
    colour('#6fb45a'),
    colour('#a9d878'),
    colour('#f0d9b0'),
    colour('#e8d2a4'),
  ];
  land(draft.layer('lawn'), {
    height: heightAt,
    middle: [0, 4],
    size: 100,
    fields: 84,
    far: { size: 300, fields: 30 },
    paint: (tint, { x, y, z }) => {
      tint.copy(grass).mix(meadow, fbm(x * 0.12, z * 0.12) * 1.3);
      tint.scale((0.92 + 0.14 * noise(x * 1.5, z * 1.5)) * (Math.sin(x * 0.9 + z * 0.5) > 0 ? 1.05 : 0.97));
      if (z > -3) tint.mix(gravel, 1 - smooth(1.3, 1.9, Math.abs(x - pathX(z))));
      tint.mix(gravel, 1 - smooth(9.6, 10.4, fromCarousel(x, z)));
      if (y < 0.05) tint.mix(shore, 0.8);
    },
  });
  drawMeadow(draft);
}

function drawMeadow(draft: Draft): void {
  const bare = (x: number, z: number) =>
    onPath(x, z, 2) || heightAt(x, z) < 0.05 || noise(x * 0.3, z * 0.3) < 0.38;
  const field = { low: [-32, -14], high: [32, 42] } as const;
  const blades = tuft({
    root: '#66a852',
    tip: '#b8e084',
    blades: 4,
    height: 0.28,
    width: 0.06,
    spread: 0.14,
    sway: 0.3,
  });
  scatterOver(draft, 'grass', blades, { ...field, count: 2000, bare, size: [0.8, 1.6] });
  const flower = new Mesh()
    .add(disc(0.12, 5), { colour: '#ffffff', at: at(0, 0.3, 0).lean(0.35), sway: 0.3, ghost: true })
    .add(disc(0.05, 4), { colour: '#FFD84D', at: at(0, 0.31, 0.01).lean(0.35), sway: 0.3, ghost: true });
  const petals = ['#ffffff', '#FF8FA3', '#FFE07a', '#d8c0ff'].map(colour);
  scatterOver(draft, 'flowers', flower, {
    ...field,
    count: 520,
    bare: (x, z) => bare(x, z) || noise(x * 0.2 + 9, z * 0.2) < 0.5,
    size: [0.8, 1.7],
    tint: () => pick(petals, draft.random),
  });
}
