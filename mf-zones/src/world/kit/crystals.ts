import type { Colour } from '../maths/Colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import type { Transform } from '../maths/Transform.ts';
import { lathe } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

interface Crystal {
  low: string | Colour;
  high: string | Colour;
  /** How bright it is at its foot, where the light sits, and at its tip. */
  glow?: readonly [foot: number, tip: number];
  sides?: number;
}

/** One pointed crystal from its foot up, with facets of unequal shade. */
export function crystal(mesh: Mesh, at: Transform, height: number, thick: number, options: Crystal): void {
  const { low, high, glow = [0.55, 0.12], sides = 6 } = options;
  const profile = [
    [thick * 0.8, 0],
    [thick, height * 0.18],
    [thick * 0.86, height * 0.74],
    [0, height],
  ] as const;
  mesh.add(lathe(profile, sides), {
    ...{ colour: low, top: high, at, grain: 0.16 },
    glow: ({ t }) => glow[0] + (glow[1] - glow[0]) * t,
  });
}

/** A group of crystals that lean away from each other. */
export function crystalGroup(mesh: Mesh, at: Transform, size: number, next: Random, options: Crystal): void {
  const count = 5 + Math.floor(next() * 3);
  for (let k = 0; k < count; k++) {
    const lean = k === 0 ? 0.06 : 0.25 + next() * 0.4;
    const tall = size * (k === 0 ? 1 : 0.35 + next() * 0.45);
    const place = at
      .turn((k / count) * TAU + next() * 0.5)
      .move(0, 0, k === 0 ? 0 : size * 0.1)
      .lean(lean);
    crystal(mesh, place, tall, tall * (0.12 + next() * 0.05), options);
  }
}
