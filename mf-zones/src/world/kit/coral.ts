import { mixed } from '../maths/Colour.ts';
import { TAU } from '../maths/ease.ts';
import type { Random } from '../maths/random.ts';
import { along, at, type Point, type Transform } from '../maths/Transform.ts';
import { disc, lathe } from '../mesh/forms.ts';
import { ico } from '../mesh/ico.ts';
import { Mesh } from '../mesh/Mesh.ts';
import { surface } from '../mesh/surface.ts';

interface Colours {
  low: string;
  high: string;
}

/** A coral that branches like a small tree. A trace of glow keeps its colour under deep water. */
export function branchCoral(
  mesh: Mesh,
  foot: Point,
  size: number,
  { low, high }: Colours,
  next: Random,
): void {
  const grow = (from: Point, way: Point, length: number, thick: number, left: number) => {
    const to = { x: from.x + way.x * length, y: from.y + way.y * length, z: from.z + way.z * length };
    const stem = lathe(
      [
        [thick, 0],
        [thick * 0.7, length],
      ] as const,
      5,
      { smooth: true },
    );
    mesh.add(stem, {
      colour: mixed(low, high, 1 - left / 4),
      top: mixed(low, high, 1 - (left - 1) / 4),
      at: along(from, to),
      grain: 0.03,
      glow: 0.3,
      ghost: left < 2,
      sway: ({ y }) => Math.max(0, y - foot.y) * 0.04,
    });
    if (left <= 0) return;
    for (let i = 0; i < (left > 2 ? 3 : 2); i++) {
      const bent = {
        x: way.x + (next() - 0.5) * 1.5,
        y: way.y + next() * 0.75,
        z: way.z + (next() - 0.5) * 1.5,
      };
      const unit = Math.hypot(bent.x, bent.y, bent.z) || 1;
      grow(
        to,
        { x: bent.x / unit, y: bent.y / unit, z: bent.z / unit },
        length * 0.78,
        thick * 0.72,
        left - 1,
      );
    }
  };
  grow(foot, { x: 0, y: 1, z: 0 }, 0.8 * size, 0.17 * size, 3);
}

/** A round coral that lies like a stone. */
export function brainCoral(mesh: Mesh, place: Transform, size: number, { low, high }: Colours): void {
  mesh.add(ico(size, 2), {
    colour: low,
    top: high,
    at: place.size(1, 0.75, 1),
    grain: 0.12,
    glow: 0.2,
  });
}

/** A group of tubes with dark mouths. */
export function tubeSponge(mesh: Mesh, place: Transform, { low, high }: Colours, next: Random): void {
  for (let k = 0; k < 4; k++) {
    const tall = 0.6 + next() * 1.1;
    const tube = place
      .move((next() - 0.5) * 0.7, 0, (next() - 0.5) * 0.7)
      .lean((next() - 0.5) * 0.4, (next() - 0.5) * 0.4);
    mesh.add(
      lathe(
        [
          [0.12, 0],
          [0.2, tall],
        ] as const,
        7,
      ),
      { colour: low, top: high, at: tube, grain: 0.05, glow: 0.15 },
    );
    mesh.add(disc(0.19, 7), { colour: '#0b2f40', at: tube.move(0, tall - 0.03, 0), ghost: true });
  }
}

/** A ribbon of kelp 5 m high, for scattering: three blades on one foot that bend more the higher they are. */
export function kelp(low = '#0f4a40', high = '#8fbf4a'): Mesh {
  const mesh = new Mesh();
  const rows = 9;
  const blade = surface(
    1,
    rows,
    (u, v) => {
      const wide = 0.2 * Math.sin(Math.min(1, v * 1.25 + 0.18) * 3) + 0.03;
      const bend = Math.sin(v * 7) * 0.16;
      return [(u * 2 - 1) * wide + bend, v * 5.2, (1 - u * 2) * Math.cos(v * 5) * 0.12];
    },
    { smooth: true },
  );
  for (let k = 0; k < 3; k++) {
    const angle = (k / 3) * TAU;
    mesh.add(blade, {
      colour: low,
      top: high,
      at: at(Math.cos(angle) * 0.25, 0, Math.sin(angle) * 0.25)
        .turn(angle)
        .size(1, 0.7 + k * 0.2, 1),
      sway: ({ t }) => t * t * 1.6 + t * 0.3,
      grain: 0.06,
      ghost: true,
    });
  }
  return mesh;
}
