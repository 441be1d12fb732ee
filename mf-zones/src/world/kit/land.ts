import type { Colour } from '../maths/Colour.ts';
import type { Corner, Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

interface Land {
  height: (x: number, z: number) => number;
  paint: (colour: Colour, corner: Corner) => void;
  /** The near part, finely cut: its middle, how wide it is, and into how many fields a side is cut. */
  middle?: readonly [x: number, z: number];
  size: number;
  fields: number;
  /** The far part around it, coarsely cut, out to where fog and hills take over. */
  far?: { size: number; fields: number };
  /** Where far ground hides under near ground: below every valley near there. */
  under?: (x: number, z: number) => number;
}

/** The ground: fine where one walks, coarse to the horizon. Far ground hides under near ground. */
export function land(
  mesh: Mesh,
  { height, paint, middle = [0, 0], size, fields, far, under = () => -8 }: Land,
): void {
  const [x, z] = middle;
  const near = surface(
    fields,
    fields,
    (u, v) => {
      const X = x + (u - 0.5) * size;
      const Z = z + (0.5 - v) * size;
      return [X, height(X, Z), Z];
    },
    { smooth: true },
  );
  mesh.add(near, { colour: '#ffffff', grain: 0, paint });
  if (!far) return;
  const edge = size / 2 - far.size / far.fields / 2;
  const isNear = (X: number, Z: number) => Math.abs(X - x) < edge && Math.abs(Z - z) < edge;
  const horizon = surface(
    far.fields,
    far.fields,
    (u, v) => {
      const X = x + (u - 0.5) * far.size;
      const Z = z + (0.5 - v) * far.size;
      return [X, isNear(X, Z) ? under(X, Z) : height(X, Z), Z];
    },
    { smooth: true },
  );
  mesh.add(horizon, { colour: '#ffffff', grain: 0, paint, ghost: true });
}
