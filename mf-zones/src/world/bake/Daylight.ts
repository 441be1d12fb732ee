import type { Colour } from '../maths/Colour.ts';
import type { Point } from '../maths/Transform.ts';
import type { Voxels } from './Voxels.ts';

export interface Lamp extends Point {
  colour: Colour;
  strength: number;
  /** How far it shines, in metres. */
  radius: number;
  /** Small lamps shine through walls: their light ends before one would see it. */
  through: boolean;
}

export interface BakeOptions {
  /** Where the key light comes from; nothing indoors, where every corner gets the same share of it. */
  towardsSun: Point | null;
  /** How much key light reaches a place without a sun. */
  indoors: number;
  /** How blurred shadows are: 0.035 in the evening, 0.07 under clouds. */
  softness: number;
  /** How far a shadow reaches, and how far a wall darkens a corner, in metres. */
  shadowReach: number;
  cornerReach: number;
  cornerDarkness: number;
}

/** Light in one spot: how open it is (0 to 1), how much sun reaches it, and what the lamps add. */
export interface Lit {
  open: number;
  sun: number;
  r: number;
  g: number;
  b: number;
}

const AROUND = Array.from({ length: 14 }, (_, index) => {
  const y = 1 - ((index + 0.5) / 14) * 2;
  const flat = Math.sqrt(1 - y * y);
  return { x: Math.cos(index * 2.39996) * flat, y, z: Math.sin(index * 2.39996) * flat };
});

/** Measures the light of a place, spot by spot. */
export class Daylight {
  readonly #voxels: Voxels;
  readonly #lamps: readonly Lamp[];
  readonly #options: BakeOptions;

  constructor(voxels: Voxels, lamps: readonly Lamp[], options: BakeOptions) {
    this.#voxels = voxels;
    this.#lamps = lamps;
    this.#options = options;
  }

  at(p: Point, n: Point): Lit {
    const off = this.#voxels.cell * 1.25;
    const from = { x: p.x + n.x * off, y: p.y + n.y * off, z: p.z + n.z * off };
    return { open: this.#open(from, n), sun: this.#sun(from), ...this.#lampLight(p, from, n) };
  }

  #open(from: Point, n: Point): number {
    const { cornerReach, cornerDarkness } = this.#options;
    let hidden = 0;
    let all = 0;
    for (const way of AROUND) {
      const facing = way.x * n.x + way.y * n.y + way.z * n.z;
      if (facing < 0.05) continue;
      const met = this.#voxels.ray(from.x, from.y, from.z, way.x, way.y, way.z, cornerReach);
      all += facing;
      if (met >= 0) hidden += facing * (1 - (met / cornerReach) * 0.7);
    }
    return 1 - (cornerDarkness * hidden) / Math.max(0.001, all);
  }

  #sun(from: Point): number {
    const { towardsSun: sun, indoors, softness: s, shadowReach } = this.#options;
    if (!sun) return indoors;
    const half = this.#voxels.cell * 0.5;
    const [x, y, z] = [from.x + sun.x * half, from.y + sun.y * half, from.z + sun.z * half];
    const free = (a: number, b: number) =>
      this.#voxels.ray(x, y, z, sun.x + a, sun.y + b * 0.5, sun.z + b, shadowReach) < 0 ? 0.25 : 0;
    return free(0, 0) + free(s, s) + free(-s, s * 0.6) + free(s * 0.4, -s);
  }

  #lampLight(p: Point, from: Point, n: Point) {
    const sum = { r: 0, g: 0, b: 0 };
    for (const lamp of this.#lamps) {
      const x = lamp.x - p.x;
      const y = lamp.y - p.y;
      const z = lamp.z - p.z;
      const square = x * x + y * y + z * z;
      if (square > lamp.radius * lamp.radius) continue;
      const far = Math.sqrt(square) || 0.01;
      const facing = Math.max(0, ((x * n.x + y * n.y + z * n.z) / far + 0.35) / 1.35);
      const falls = ((1 - far / lamp.radius) ** 2 * lamp.strength) / (1 + square * 0.03);
      const hidden =
        !lamp.through &&
        far > 1.5 &&
        this.#voxels.ray(from.x, from.y, from.z, x / far, y / far, z / far, far - 1.6) >= 0;
      const light = falls * facing * (hidden ? 0.12 : 1);
      sum.r += lamp.colour.r * light;
      sum.g += lamp.colour.g * light;
      sum.b += lamp.colour.b * light;
    }
    return sum;
  }
}
