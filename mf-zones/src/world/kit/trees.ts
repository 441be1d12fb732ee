import { mixed } from '../maths/Colour.ts';
import { noise } from '../maths/noise.ts';
import type { Random } from '../maths/random.ts';
import type { Transform } from '../maths/Transform.ts';
import { cone, drum } from '../mesh/forms.ts';
import { ico } from '../mesh/ico.ts';
import type { Mesh } from '../mesh/Mesh.ts';

interface Pine {
  dark?: string;
  light?: string;
  tip?: string;
}

/** A conifer of four ragged cones. `size` 1 is 8 m high. */
export function pine(mesh: Mesh, at: Transform, size: number, next: Random, colours: Pine = {}): void {
  const { dark = '#16262a', light = '#1f3a34', tip = '#35584a' } = colours;
  mesh.add(drum(0.26 * size, 0.16 * size, 1.6 * size, 6), { colour: '#33261f', at });
  for (let k = 0; k < 4; k++) {
    const skirt = cone((1.9 - k * 0.4) * size, 2.2 * size, 9).bend((x, y, z) => {
      if (y > 0) return [x, y, z];
      const ragged = 1 + (noise(Math.atan2(x, z) * 3 + k * 5, size * 7) - 0.5) * 0.6;
      return [x * ragged, y - (ragged - 1) * 0.5 * size, z * ragged];
    });
    mesh.add(skirt, {
      colour: mixed(dark, light, next()),
      top: tip,
      at: at.move(0, (0.8 + k * 1.25) * size, 0).turn(next() * 6),
      sway: 0.03 + 0.12 * k,
      grain: 0.1,
      ghost: k < 1,
    });
  }
}

interface RoundTree {
  low: string;
  high: string;
  trunk?: string;
  /** Finer crowns for trees that are near. */
  detail?: number;
  clumps?: number;
}

/** A broad tree: clumps of leaves on a trunk, dark below and light above. `size` 1 is 4.5 m high. */
export function roundTree(mesh: Mesh, at: Transform, size: number, options: RoundTree): void {
  const { low, high, trunk = '#7a5238', detail = 2, clumps = 5 } = options;
  const foot = at.where;
  mesh.add(drum(0.3 * size, 0.16 * size, 2.8 * size, 7), {
    colour: trunk,
    at: at.lean(0.04, 0.05),
    foot: [0.7, 1],
  });
  for (let k = 0; k < clumps; k++) {
    const angle = k * 1.3 + foot.x;
    const radius = (k ? 0.95 : 1.35) * size;
    const clump = ico(radius, detail).bend((x, y, z) => {
      const rough = 2.2 / size;
      const out = 0.86 + noise(x * rough + foot.x + 90, z * rough + y * 1.7 + foot.z + 90) * 0.32;
      return [x * out, y * out * 0.86, z * out];
    });
    const way = k ? 1.15 * size : 0;
    const up = (k ? 2.9 + (k % 3) * 0.35 : 3.6) * size;
    mesh.add(clump.faceted(), {
      colour: low,
      top: high,
      at: at.move(Math.sin(angle) * way, up, Math.cos(angle) * way),
      grain: 0.05,
      sway: 0.14,
      paint: (_, corner) => {
        // Rounder than it is cut: leaves catch light as a whole crown.
        const x = corner.x - foot.x;
        const y = corner.y - foot.y - 2.4 * size;
        const z = corner.z - foot.z;
        const length = Math.hypot(x, y, z) || 1;
        corner.nx += (x / length - corner.nx) * 0.65;
        corner.ny += (y / length - corner.ny) * 0.65;
        corner.nz += (z / length - corner.nz) * 0.65;
        const unit = Math.hypot(corner.nx, corner.ny, corner.nz) || 1;
        corner.nx /= unit;
        corner.ny /= unit;
        corner.nz /= unit;
      },
    });
  }
}
