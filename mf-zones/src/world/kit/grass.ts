import type { Draft } from '../draft/Draft.ts';
import type { ScatterItem, ScatterOptions } from '../draft/parts.ts';
import type { Colour } from '../maths/Colour.ts';
import { TAU } from '../maths/ease.ts';
import { at } from '../maths/Transform.ts';
import { Form } from '../mesh/Form.ts';
import { Mesh } from '../mesh/Mesh.ts';

interface Tuft {
  root: string;
  tip: string;
  blades?: number;
  height?: number;
  width?: number;
  spread?: number;
  sway?: number;
}

/** A tuft of grass: leaning blades that all look up, so that they are lit like the ground they stand on. */
export function tuft(options: Tuft): Mesh {
  const { root, tip, blades = 5, height = 0.34, width = 0.085, spread = 0.2, sway = 0.5 } = options;
  const mesh = new Mesh();
  for (let k = 0; k < blades; k++) {
    const angle = (k / blades) * TAU;
    const tall = height * (0.85 + 0.3 * (k % 3));
    mesh.add(blade(angle, width, tall, spread), {
      colour: root,
      top: tip,
      sway: ({ t }) => t * sway,
      grain: 0.05,
      ghost: true,
      paint: (_, corner) => Object.assign(corner, { nx: 0, ny: 1, nz: 0 }),
    });
  }
  return mesh;
}

function blade(angle: number, width: number, height: number, spread: number): Form {
  const x = Math.cos(angle) * spread;
  const z = Math.sin(angle) * spread;
  const form = new Form();
  const facet = form.newFacet();
  const a = form.corner(x * 0.4 - Math.sin(angle) * width, 0, z * 0.4 + Math.cos(angle) * width, facet);
  const b = form.corner(x * 0.4 + Math.sin(angle) * width, 0, z * 0.4 - Math.cos(angle) * width, facet);
  const c = form.corner(x * 1.8, height, z * 1.8, facet);
  form.triangle(a, b, c);
  return form;
}

interface Meadow {
  count: number;
  low: readonly [x: number, z: number];
  high: readonly [x: number, z: number];
  /** Where none grows: paths, water, floors. */
  bare: (x: number, z: number, chance: number) => boolean;
  size?: readonly [least: number, most: number];
  tint?: (x: number, z: number, chance: number) => Colour | undefined;
  sink?: number;
}

/** Scatters a mesh over the land, `count` pieces at most. */
export function scatterOver(
  draft: Draft,
  name: string,
  mesh: Mesh,
  meadow: Meadow,
  options: ScatterOptions = {},
): void {
  const { low, high, size = [0.6, 1.2], sink = 0.03 } = meadow;
  const next = draft.random;
  const items: ScatterItem[] = [];
  // Twenty tries for each piece: a field that is bare everywhere ends as well.
  for (let tries = meadow.count * 20; tries > 0 && items.length < meadow.count; tries--) {
    const x = low[0] + next() * (high[0] - low[0]);
    const z = low[1] + next() * (high[1] - low[1]);
    if (meadow.bare(x, z, next())) continue;
    const scale = size[0] + next() * (size[1] - size[0]);
    const tint = meadow.tint?.(x, z, next());
    const place = at(x, draft.height(x, z) - sink, z)
      .turn(next() * TAU)
      .size(scale);
    items.push({ at: place, ...(tint && { tint }) });
  }
  draft.scatter(name, mesh, items, { both: true, ...options });
}
