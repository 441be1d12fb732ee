export interface Point {
  x: number;
  y: number;
  z: number;
}

/**
 * Where a thing stands, how it is turned and how large it is. Each call works in the frame of the ones before it, so
 * `at(0, 1, 5).turn(0.5).move(0, 0, 1)` is one metre in front of something that looks to 0.5. Never changed in place.
 */
export class Transform {
  readonly cells: readonly number[];

  /** Three rows of four: turning and size, then where. */
  constructor(cells: readonly number[]) {
    this.cells = cells;
  }

  then(inner: Transform): Transform {
    const [a = 1, b = 0, c = 0, x = 0, d = 0, e = 1, f = 0, y = 0, g = 0, h = 0, i = 1, z = 0] = this.cells;
    const [A = 1, B = 0, C = 0, X = 0, D = 0, E = 1, F = 0, Y = 0, G = 0, H = 0, I = 1, Z = 0] = inner.cells;
    return new Transform([
      ...[a * A + b * D + c * G, a * B + b * E + c * H, a * C + b * F + c * I, a * X + b * Y + c * Z + x],
      ...[d * A + e * D + f * G, d * B + e * E + f * H, d * C + e * F + f * I, d * X + e * Y + f * Z + y],
      ...[g * A + h * D + i * G, g * B + h * E + i * H, g * C + h * F + i * I, g * X + h * Y + i * Z + z],
    ]);
  }

  move(x: number, y: number, z: number): Transform {
    return this.then(new Transform([1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]));
  }

  /** About the axis that points up. 0 looks to +z, a quarter turn looks to +x. */
  turn(angle: number): Transform {
    const s = Math.sin(angle);
    const c = Math.cos(angle);
    return this.then(new Transform([c, 0, s, 0, 0, 1, 0, 0, -s, 0, c, 0]));
  }

  /** Forward about x, then sideways about z. */
  lean(forward: number, sideways = 0): Transform {
    const s = Math.sin(forward);
    const c = Math.cos(forward);
    const t = Math.sin(sideways);
    const k = Math.cos(sideways);
    return this.then(new Transform([1, 0, 0, 0, 0, c, -s, 0, 0, s, c, 0])).then(
      new Transform([k, -t, 0, 0, t, k, 0, 0, 0, 0, 1, 0]),
    );
  }

  size(x: number, y = x, z = x): Transform {
    return this.then(new Transform([x, 0, 0, 0, 0, y, 0, 0, 0, 0, z, 0]));
  }

  point(x: number, y: number, z: number): Point {
    const [a = 1, b = 0, c = 0, mx = 0, d = 0, e = 1, f = 0, my = 0, g = 0, h = 0, i = 1, mz = 0] =
      this.cells;
    return { x: a * x + b * y + c * z + mx, y: d * x + e * y + f * z + my, z: g * x + h * y + i * z + mz };
  }

  get where(): Point {
    return this.point(0, 0, 0);
  }
}

export function at(x: number, y: number, z: number): Transform {
  return new Transform([1, 0, 0, x, 0, 1, 0, y, 0, 0, 1, z]);
}

/** The frame at `from` whose up axis points to `to`: for branches, ropes and pipes. */
export function along(from: Point, to: Point): Transform {
  const x = to.x - from.x;
  const y = to.y - from.y;
  const z = to.z - from.z;
  const flat = Math.hypot(x, z);
  return at(from.x, from.y, from.z).turn(Math.atan2(x, z)).lean(Math.atan2(flat, y));
}
