import { TAU } from '../../maths/ease.ts';
import { cutout } from '../../mesh/cutout.ts';
import { type Transform } from '../../maths/Transform.ts';
import { drum } from '../../mesh/forms.ts';
import type { Mesh } from '../../mesh/Mesh.ts';

/** A toothed wheel that looks to +z. */
export function gear(mesh: Mesh, middle: Transform, size: number, hue: string, glow = 0): void {
  const teeth = 10;
  const outline = Array.from({ length: teeth * 4 }, (_, k) => {
    const angle = (k / (teeth * 4)) * TAU;
    const out = size * (k % 4 < 2 ? 1 : 0.8);
    return [Math.cos(angle) * out, Math.sin(angle) * out] as const;
  });
  mesh.add(cutout(outline, 0.16), { colour: hue, at: middle, grain: 0.03, glow, ghost: true });
  mesh.add(drum(size * 0.26, size * 0.26, 0.3, 8), {
    colour: hue,
    at: middle.lean(Math.PI / 2).move(0, -0.05, 0),
    glow,
    ghost: true,
  });
}
