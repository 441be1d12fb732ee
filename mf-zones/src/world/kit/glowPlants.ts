import { TAU } from '../maths/ease.ts';
import { at, type Transform } from '../maths/Transform.ts';
import { lathe } from '../mesh/forms.ts';
import { ico } from '../mesh/ico.ts';
import { Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

/** A fern whose ribs and tips shine; white, to be tinted. */
export function glowFern(): Mesh {
  const mesh = new Mesh();
  for (let k = 0; k < 5; k++) {
    const frond = surface(
      1,
      4,
      (u, v) => {
        const wide = 0.13 * Math.sin(Math.min(1, v + 0.12) * Math.PI);
        return [(u * 2 - 1) * wide, v * 0.95 - v * v * 0.35, v * v * 0.75];
      },
      { smooth: true },
    );
    mesh.add(frond, {
      ...{ colour: '#1f4f4a', top: '#ffffff', grain: 0.04, ghost: true },
      at: at(0, 0, 0).turn((k / 5) * TAU),
      glow: ({ t }) => t * t * 0.85,
      sway: ({ t }) => t * 0.35,
    });
  }
  mesh.add(ico(0.08), { colour: '#ffffff', at: at(0, 0.75, 0), glow: 0.9, sway: 0.2, ghost: true });
  return mesh;
}

/** A mushroom with a shining underside and rim. White unless it is told a colour, to be tinted where it is scattered. */
export function mushroom(mesh: Mesh, place: Transform, colour = '#ffffff'): Mesh {
  const stem = [
    [0.12, 0],
    [0.06, 0.62],
  ] as const;
  const gills = [
    [0.05, 0.6],
    [0.42, 0.5],
    [0.46, 0.54],
  ] as const;
  const hat = [
    [0.46, 0.55],
    [0.36, 0.74],
    [0.16, 0.86],
    [0, 0.88],
  ] as const;
  mesh.add(lathe(stem, 5, { smooth: true }), {
    ...{ colour: '#6f8f8f', top: colour, at: place, glow: 0.25, grain: 0, ghost: true },
  });
  mesh.add(lathe(gills, 7), {
    ...{ colour, at: place.move(0, 1.1, 0).size(1, -1, 1), glow: 0.9, grain: 0, ghost: true },
  });
  return mesh.add(lathe(hat, 7, { smooth: true }), {
    ...{ colour, top: '#5f7f8f', at: place, glow: ({ t }) => 0.75 - t * 0.5, grain: 0, ghost: true },
  });
}
