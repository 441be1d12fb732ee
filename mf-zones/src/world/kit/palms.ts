import { TAU } from '../maths/ease.ts';
import type { Transform } from '../maths/Transform.ts';
import { drum } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

interface Palm {
  height: number;
  /** How far its crown stands off its foot, and to which side. */
  lean: number;
  side: number;
  leaf?: string;
  tip?: string;
  under?: string;
  bark?: readonly [string, string];
  fronds?: number;
}

const FROND = 3.4;

/** A frond that rises, bends and hangs, folded along its rib. */
function frond(mirrored: boolean) {
  return surface(
    6,
    2,
    (u, v) => {
      const across = (v - 0.5) * Math.sin(Math.min(1, u * 1.15 + 0.12) * 3);
      const side = mirrored ? -across : across;
      return [u * FROND, 0.7 * u - 2.1 * u * u - Math.abs(across) * 0.5, -side];
    },
    { smooth: true },
  );
}

/** A palm whose stem curves. The transform is its foot. */
export function palm(mesh: Mesh, at: Transform, options: Palm): void {
  const { height, lean, side, fronds = 9 } = options;
  const { leaf = '#31513c', tip = '#7d9148', under = '#2a4436', bark = ['#6b4636', '#7d5540'] } = options;
  const parts = 7;
  const along = (t: number) =>
    at.move(Math.cos(side) * lean * t * t, height * t, Math.sin(side) * lean * t * t);
  for (let k = 0; k < parts; k++) {
    const bent = (lean * 2 * (k + 0.5)) / parts / height;
    mesh.add(drum(0.23 - k * 0.012, 0.17 - k * 0.012, height / parts + 0.06, 6), {
      colour: bark[k % 2 ? 0 : 1],
      at: along(k / parts).lean(Math.sin(side) * bent, -Math.cos(side) * bent),
    });
  }
  const crown = along(1);
  const { x, z } = crown.where;
  for (let k = 0; k < fronds; k++) {
    const way = crown.turn((k / fronds) * TAU + x).lean(0, (k % 3) * 0.18 - 0.05);
    const sway = (corner: { x: number; z: number }) => Math.hypot(corner.x - x, corner.z - z) * 0.1;
    mesh.add(frond(false), { colour: leaf, top: tip, at: way, sway, grain: 0.12, ghost: k % 2 === 1 });
    mesh.add(frond(true), { colour: under, at: way.move(0, -0.02, 0), sway, ghost: true });
  }
}
