import type { Transform } from '../maths/Transform.ts';
import type { Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

/** A flag from its pole towards +x, split at its end, which the wind moves more than its beginning. */
export function flag(
  mesh: Mesh,
  at: Transform,
  width: number,
  height: number,
  colour: string,
  top = colour,
): void {
  const { x: poleX, z: poleZ } = at.where;
  const cloth = surface(
    14,
    4,
    (u, v) => {
      const split = u > 0.98 ? (0.5 - Math.abs(v - 0.5)) * height * 0.6 : 0;
      return [u * width - split, (v - 0.5) * height, 0];
    },
    { smooth: true },
  );
  mesh.add(cloth, {
    colour,
    top,
    at,
    grain: 0,
    glow: 0.25,
    ghost: true,
    sway: (corner) => Math.hypot(corner.x - poleX, corner.z - poleZ) * 0.55,
  });
}
