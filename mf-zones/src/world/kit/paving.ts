import { TAU, lerp } from '../maths/ease.ts';
import { at as listAt, random } from '../maths/random.ts';
import { at } from '../maths/Transform.ts';
import { drum } from '../mesh/forms.ts';
import type { Mesh } from '../mesh/Mesh.ts';

interface Paving {
  /** Where the middle of the way is, and how high the ground. */
  path: (z: number) => number;
  height: (x: number, z: number) => number;
  /** From which z to which. */
  from: number;
  to: number;
  /** Half of how wide it is, and the radius of a stone, in metres. */
  wide: number;
  size: number;
  /** Of its stones; `top` is worn by feet. */
  colours: readonly string[];
  top: string;
  /** Which share of the stones is gone. Towards the edges it is more. */
  gone?: number;
  /** How high a stone stands out of the ground. */
  high?: number;
  /** What shines between the stones, where something does. */
  seam?: { colour: string; every: number };
  seed?: number;
}

/** The stones of an old way: laid in rows, worn, some of them gone. They lie on the ground and stop nobody. */
export function paving(mesh: Mesh, options: Paving): void {
  const { path, height, from, to, wide, size, colours, top, gone = 0.16, high = 0.07, seam } = options;
  const next = random(options.seed ?? 7);
  const step = size * 1.72;
  const across = Math.max(1, Math.round((wide * 2) / (size * 1.95)));
  let count = 0;
  for (let row = 0; from + row * step < to; row++) {
    for (let n = 0; n <= across; n++) {
      const aside = ((n + (row % 2) / 2) / across) * 2 - 1;
      const z = from + (row + (next() - 0.5) * 0.3) * step;
      const x = path(z) + aside * wide + (next() - 0.5) * size * 0.3;
      const large = size * lerp(0.78, 1.06, next());
      const [turn, shape, sunk] = [next() * TAU, next() * 9, next()];
      if (next() < gone + Math.max(0, Math.abs(aside) - 0.45) * 0.7) continue;
      const slab = drum(large, large * 0.9, high * 2, 5).bend((u, v, w) => {
        const out = 1 + 0.14 * Math.sin(Math.atan2(u, w) * 2 + shape) + 0.1 * Math.sin(shape * 5 + w * 3);
        return [u * out, v, w * out];
      });
      const lies = at(x, height(x, z) - high - sunk * high * 0.7, z)
        .lean((height(x, z - size) - height(x, z + size)) / (size * 2), (sunk - 0.5) * 0.06)
        .turn(turn);
      mesh.add(slab.faceted(), {
        ...{ colour: listAt(colours, Math.floor(shape)), top, at: lies, grain: 0.09, ghost: true },
      });
      count += 1;
      if (!seam || count % seam.every !== 0) continue;
      const [side, back] = [x + size * 0.9, z + size * 0.8];
      mesh.add(drum(size * 0.2, size * 0.12, 0.07, 4), {
        ...{ colour: seam.colour, at: at(side, height(side, back) - 0.02, back), glow: 0.9, grain: 0 },
        ghost: true,
      });
    }
  }
}
