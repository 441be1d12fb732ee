import type { Colour } from '../../maths/Colour.ts';
import { fbm } from '../../maths/noise.ts';
import type { Corner } from '../../mesh/Mesh.ts';

/** Soot and rain marks on brick: for `paint`. */
export function weather(tint: Colour, { x, y }: Corner): void {
  tint.scale(0.72 + 0.5 * fbm(x * 0.5, y * 0.13 + 3));
}
