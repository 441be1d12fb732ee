import type { Colour } from '../maths/Colour.ts';
import { fbm, noise } from '../maths/noise.ts';
import type { Transform } from '../maths/Transform.ts';
import type { Corner, Mesh } from '../mesh/Mesh.ts';
import { ico } from '../mesh/ico.ts';

interface Rock {
  colour: string;
  top?: string;
  detail?: number;
  /** How high it is for its width. */
  tall?: number;
  rough?: number;
  grain?: number;
  paint?: (colour: Colour, corner: Corner) => void;
  ghost?: boolean;
}

/** A boulder with few big facets. The transform is its middle; where it stands decides its shape. */
export function rock(mesh: Mesh, at: Transform, size: number, options: Rock): void {
  const { detail = 2, tall = 1, rough = 0.6, grain = 0.06, top, paint, ghost } = options;
  const { x: seedX, z: seedZ } = at.where;
  const form = ico(size, detail).bend((x, y, z) => {
    const u = (x / size) * 1.4 + seedX + 50;
    const v = ((z * 1.5 + y * 1.7) / size) * 0.9 + seedZ + 50;
    const out = 1 - rough * 0.42 + fbm(u, v, 3) * rough;
    return [x * out, y * out * tall, z * out];
  });
  mesh.add(form.faceted(), {
    colour: options.colour,
    at,
    grain,
    ...(top && { top }),
    ...(paint && { paint }),
    ...(ghost && { ghost }),
  });
}

/** Layers of sandstone, for `paint`: bands by height, wavy, each of one of three colours. */
export function strata(base: Colour, light: Colour, dark: Colour, bands = 1.25) {
  return (colour: Colour, { x, y, z }: Corner): void => {
    const band = Math.floor(y * bands + fbm(x * 0.2, z * 0.2) * 1.2);
    const share = ((((band * 7919) % 5) + 5) % 5) / 5;
    colour.copy(base).mix(share > 0.5 ? light : dark, 0.25 + Math.abs(share - 0.4) * 0.9);
    colour.scale(0.94 + noise(x * 3 + band, z * 3) * 0.14);
  };
}
