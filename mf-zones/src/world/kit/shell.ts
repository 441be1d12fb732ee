import { colour } from '../maths/Colour.ts';
import { smooth } from '../maths/ease.ts';
import type { Transform } from '../maths/Transform.ts';
import { Form } from '../mesh/Form.ts';
import type { Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

interface Shell {
  radius: number;
  ribs: number;
  /** How far it spreads to each side, in radians. */
  spread: number;
  inner: string;
  outer: string;
  thick?: number;
  glow?: number;
}

/** A scallop that stands on its hinge, cupped towards +z, with ribs that run into its edge. */
export function scallop(mesh: Mesh, at: Transform, shell: Shell): void {
  const { radius, ribs, spread, inner, outer, thick = 0.35, glow = 0.22 } = shell;
  const ribAt = (side: number) => Math.abs(Math.cos((side * ribs * Math.PI) / 2));
  const point = (u: number, v: number, back: number): [number, number, number] => {
    const side = u * 2 - 1;
    const out = 0.06 + 0.94 * v;
    const rib = ribAt(side);
    const r = out * radius * (1 - 0.16 * side * side) * (1 + 0.045 * rib * out);
    const cup = (1 - Math.cos(out * 1.5)) * radius * 0.34;
    const ripple = (rib - 0.5) * 0.0675 * radius * out;
    return [Math.sin(side * spread) * r, Math.cos(side * spread) * r * 0.98 + 0.2, cup + ripple - back];
  };
  const columns = ribs * 4;
  const rows = Math.max(6, Math.round(radius));
  const front = surface(columns, rows, (u, v) => point(u, v, 0), { smooth: true });
  const back = surface(columns, rows, (u, v) => point(1 - u, v, thick), { smooth: true });
  const lip = surface(columns, 1, (u, v) => point(u, 1, v * thick), { smooth: true });
  const [deep, pale] = [colour(inner), colour(outer)];
  const unplaced = new Form().join(front).join(back).join(lip);
  // Painted by where a corner is in the shell, which the transform would hide.
  const shades = Array.from({ length: unplaced.corners }, (_, n) => {
    const x = unplaced.xyz[n * 3] ?? 0;
    const y = unplaced.xyz[n * 3 + 1] ?? 0;
    const out = Math.hypot(x, y) / radius;
    const light = 0.74 + 0.3 * ribAt(Math.atan2(x, y) / spread) + 0.07 * (Math.sin(out * 26) * 0.5 + 0.5);
    return { out, light };
  });
  let corner = 0;
  mesh.add(unplaced, {
    colour: inner,
    at,
    grain: 0,
    glow,
    ghost: true,
    paint: (tint) => {
      const { out = 0, light = 1 } = shades[corner++] ?? {};
      tint
        .copy(deep)
        .mix(pale, smooth(0.15, 0.95, out))
        .scale(light);
    },
  });
}
