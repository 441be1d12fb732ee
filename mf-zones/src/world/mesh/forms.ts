import { lerp, TAU } from '../maths/ease.ts';
import { at } from '../maths/random.ts';
import type { Form } from './Form.ts';
import { surface } from './surface.ts';

/** A box around the origin; `stones` cuts its sides into that many fields along x, y and z. */
export function box(width: number, height: number, depth: number, stones: readonly number[] = []): Form {
  const [nx = 1, ny = 1, nz = 1] = stones;
  const x = width / 2;
  const y = height / 2;
  const z = depth / 2;
  const side = (
    columns: number,
    rows: number,
    from: readonly [number, number, number],
    right: readonly [number, number, number],
    up: readonly [number, number, number],
  ) =>
    surface(columns, rows, (u, v) => [
      from[0] + right[0] * u + up[0] * v,
      from[1] + right[1] * u + up[1] * v,
      from[2] + right[2] * u + up[2] * v,
    ]);
  return side(nx, ny, [-x, -y, z], [width, 0, 0], [0, height, 0])
    .join(side(nx, ny, [x, -y, -z], [-width, 0, 0], [0, height, 0]))
    .join(side(nz, ny, [x, -y, z], [0, 0, -depth], [0, height, 0]))
    .join(side(nz, ny, [-x, -y, -z], [0, 0, depth], [0, height, 0]))
    .join(side(nx, nz, [-x, y, z], [width, 0, 0], [0, 0, -depth]))
    .join(side(nx, nz, [-x, -y, -z], [width, 0, 0], [0, 0, depth]));
}

/** A box of masonry: cut into stones of about 1.2 x 0.7 m, each of which gets a shade of its own. */
export function masonry(width: number, height: number, depth: number, stone = 1.25, course = 0.75): Form {
  const count = (length: number, by: number) => Math.max(1, Math.round(length / by));
  return box(width, height, depth, [count(width, stone), count(height, course), count(depth, stone)]);
}

type Profile = readonly (readonly [radius: number, height: number])[];

interface LatheOptions {
  smooth?: boolean;
  /** Part of the round, in radians from `start`. */
  sweep?: number;
  start?: number;
}

/** A profile of (radius, height), from the bottom up, turned about the axis that points up. */
export function lathe(profile: Profile, sides: number, options: LatheOptions = {}): Form {
  const { smooth = false, sweep = TAU, start = 0 } = options;
  const rows = profile.length - 1;
  return surface(
    sides,
    rows,
    (u, v) => {
      const [radius, height] = at(profile, Math.round(v * rows));
      return [Math.sin(start + u * sweep) * radius, height, Math.cos(start + u * sweep) * radius];
    },
    { smooth, closed: sweep === TAU },
  );
}

/** A drum that stands on the ground: `bottom` and `top` are its radii. Without `rows` it is one field high. */
export function drum(bottom: number, top: number, height: number, sides: number, rows = 1): Form {
  const profile = Array.from(
    { length: rows + 1 },
    (_, row) => [lerp(bottom, top, row / rows), (height * row) / rows] as const,
  );
  const lid = top > 0.001 ? ([[0, height]] as const) : [];
  return lathe([...profile, ...lid], sides);
}

export function cone(radius: number, height: number, sides: number, rows = 1): Form {
  return drum(radius, 0, height, sides, rows);
}

/** A ball around the origin, or its part from `from` to `to` (0 is the lowest point, 1 the highest). */
export function ball(radius: number, sides: number, rows: number, from = 0, to = 1): Form {
  return surface(
    sides,
    rows,
    (u, v) => {
      const rise = lerp(from, to, v) * Math.PI;
      const flat = Math.sin(rise) * radius;
      return [Math.sin(u * TAU) * flat, -Math.cos(rise) * radius, Math.cos(u * TAU) * flat];
    },
    { smooth: true, closed: true },
  );
}

export function torus(radius: number, thick: number, sides: number, rings: number, sweep = TAU): Form {
  return surface(
    rings,
    sides,
    (u, v) => {
      const out = radius + Math.cos(v * TAU) * thick;
      return [Math.sin(u * sweep) * out, Math.sin(v * TAU) * thick, Math.cos(u * sweep) * out];
    },
    { smooth: true, closed: sweep === TAU },
  );
}

/** A flat round, looking up. */
export function disc(radius: number, sides: number, rings = 1, inner = 0): Form {
  return surface(
    sides,
    rings,
    (u, v) => {
      const r = lerp(radius, inner, v);
      return [Math.sin(u * TAU) * r, 0, Math.cos(u * TAU) * r];
    },
    { smooth: true, closed: true },
  );
}

/** A flat field looking up. */
export function floor(width: number, depth: number, columns = 1, rows = 1): Form {
  return surface(columns, rows, (u, v) => [(u - 0.5) * width, 0, (0.5 - v) * depth]);
}

/** A flat field that stands and looks to +z, its lower edge on the ground. */
export function pane(width: number, height: number, columns = 1, rows = 1): Form {
  return surface(columns, rows, (u, v) => [(u - 0.5) * width, v * height, 0]);
}
