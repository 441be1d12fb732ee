import { TAU } from '../maths/ease.ts';
import type { Point } from '../maths/Transform.ts';
import type { Form } from './Form.ts';
import { surface } from './surface.ts';

/** A smooth line through all of `points`; `t` runs from 0 to 1. */
export function curve(points: readonly Point[]): (t: number) => Point {
  const last = points.length - 1;
  const get = (index: number): Point => points[Math.min(last, Math.max(0, index))] ?? { x: 0, y: 0, z: 0 };
  return (t) => {
    const step = Math.min(last - 1, Math.max(0, Math.floor(t * last)));
    const s = t * last - step;
    const [a, b, c, d] = [get(step - 1), get(step), get(step + 1), get(step + 2)];
    const through = (k: (p: Point) => number) =>
      0.5 *
      (2 * k(b) +
        (k(c) - k(a)) * s +
        (2 * k(a) - 5 * k(b) + 4 * k(c) - k(d)) * s * s +
        (3 * k(b) - k(a) - 3 * k(c) + k(d)) * s ** 3);
    return { x: through((p) => p.x), y: through((p) => p.y), z: through((p) => p.z) };
  };
}

interface TubeOptions {
  sides?: number;
  smooth?: boolean;
}

/** A pipe along a line. `radius` may change from its beginning (0) to its end (1). */
export function tube(
  line: (t: number) => Point,
  steps: number,
  radius: number | ((t: number) => number),
  { sides = 6, smooth = true }: TubeOptions = {},
): Form {
  const thick = typeof radius === 'number' ? () => radius : radius;
  const frames = framesAlong(line, steps);
  return surface(
    sides,
    steps,
    (u, v) => {
      const frame = frames[Math.round(v * steps)];
      if (!frame) return [0, 0, 0];
      const { centre, side, up } = frame;
      const r = thick(v);
      const c = Math.cos(u * TAU) * r;
      const s = Math.sin(u * TAU) * r;
      return [
        centre.x + side.x * c + up.x * s,
        centre.y + side.y * c + up.y * s,
        centre.z + side.z * c + up.z * s,
      ];
    },
    { smooth, closed: true },
  );
}

/** A cross at each step, turned no more than the line itself turns: so a pipe never twists. */
function framesAlong(line: (t: number) => Point, steps: number) {
  let side: Point | null = null;
  return Array.from({ length: steps + 1 }, (_, step) => {
    const t = step / steps;
    const before = line(Math.max(0, t - 0.01));
    const after = line(Math.min(1, t + 0.01));
    const way = unit({ x: after.x - before.x, y: after.y - before.y, z: after.z - before.z });
    side = unit(side ? without(side, way) : cross(Math.abs(way.y) > 0.9 ? { x: 0, y: 0, z: 1 } : UP, way));
    return { centre: line(t), side, up: cross(way, side) };
  });
}

const UP: Point = { x: 0, y: 1, z: 0 };

/** What is left of a direction when its part along `way` is taken off. */
function without(a: Point, way: Point): Point {
  const along = a.x * way.x + a.y * way.y + a.z * way.z;
  return { x: a.x - way.x * along, y: a.y - way.y * along, z: a.z - way.z * along };
}

function unit({ x, y, z }: Point): Point {
  const length = Math.hypot(x, y, z) || 1;
  return { x: x / length, y: y / length, z: z / length };
}

function cross(a: Point, b: Point): Point {
  return { x: a.y * b.z - a.z * b.y, y: a.z * b.x - a.x * b.z, z: a.x * b.y - a.y * b.x };
}
