import { type Colour, toColour } from '../maths/Colour.ts';
import { lerp } from '../maths/ease.ts';
import { random } from '../maths/random.ts';
import { at, type Transform } from '../maths/Transform.ts';
import type { Form } from './Form.ts';

/** A corner while it is painted: where it is, which way it faces, and how high in its form (0 to 1). */
export interface Corner {
  x: number;
  y: number;
  z: number;
  nx: number;
  ny: number;
  nz: number;
  t: number;
}

export interface Finish {
  colour: string | Colour;
  /** The colour at the top; between them it blends. */
  top?: string | Colour;
  at?: Transform;
  /** How much lighter or darker one stone is than the next: 0.09 is masonry, 0.16 planks, 0 metal. */
  grain?: number;
  /** Brightness at the foot and at the top. Built things are darker where they stand. */
  foot?: readonly [foot: number, top: number];
  /** 0 is lit by the place, 1 shines by itself. */
  glow?: number | ((corner: Corner) => number);
  /** How far the wind moves it, in metres. */
  sway?: number | ((corner: Corner) => number);
  /** Changes the colour, and the direction, of each corner. */
  paint?: (colour: Colour, corner: Corner) => void;
  /** Thin and curved things, and what shines, throw no shadow and darken nothing. */
  ghost?: boolean;
}

const valueOf = (given: number | ((corner: Corner) => number) | undefined, corner: Corner) =>
  typeof given === 'function' ? given(corner) : (given ?? 0);

/** Painted forms, gathered into what is drawn with one call. */
export class Mesh {
  readonly xyz: number[] = [];
  readonly normals: number[] = [];
  readonly colours: number[] = [];
  /** Glow and sway of each corner. */
  readonly effects: number[] = [];
  readonly index: number[] = [];
  /** The corners of those triangles that keep light away from others. */
  readonly opaque: number[] = [];
  readonly #next = random(99);

  get corners(): number {
    return this.xyz.length / 3;
  }

  get triangles(): number {
    return this.index.length / 3;
  }

  add(form: Form, finish: Finish): this {
    const first = this.corners;
    const placed = finish.at ?? at(0, 0, 0);
    const flips = this.#corners(form, finish, placed);
    for (let i = 0; i < form.index.length; i += 3) {
      const a = first + (form.index[i] ?? 0);
      const b = first + (form.index[i + 1] ?? 0);
      const c = first + (form.index[i + 2] ?? 0);
      if (flips) this.index.push(a, c, b);
      else this.index.push(a, b, c);
      if (!finish.ghost) this.opaque.push(a, b, c);
    }
    return this;
  }

  /** Adds the painted corners; true when the transform mirrors, which turns every triangle round. */
  #corners(form: Form, finish: Finish, placed: Transform): boolean {
    const [a = 1, b = 0, c = 0, mx = 0, d = 0, e = 1, f = 0, my = 0, g = 0, h = 0, i = 1, mz = 0] =
      placed.cells;
    // Directions go by the inverse, turned over; the sign of the determinant keeps them outwards in a mirror.
    const flips = a * (e * i - f * h) - b * (d * i - f * g) + c * (d * h - e * g) < 0;
    const sign = flips ? -1 : 1;
    const { low, high } = heights(form, d, e, f, my);
    const base = toColour(finish.colour);
    const top = finish.top === undefined ? base : toColour(finish.top);
    const [foot, crown] = finish.foot ?? [1, 1];
    const tint = base.clone();
    const corner: Corner = { x: 0, y: 0, z: 0, nx: 0, ny: 1, nz: 0, t: 0 };
    let facet = -1;
    let shade = 1;
    for (let n = 0; n < form.corners; n++) {
      const x = form.xyz[n * 3] ?? 0;
      const y = form.xyz[n * 3 + 1] ?? 0;
      const z = form.xyz[n * 3 + 2] ?? 0;
      const u = (form.normals[n * 3] ?? 0) * sign;
      const v = (form.normals[n * 3 + 1] ?? 0) * sign;
      const w = (form.normals[n * 3 + 2] ?? 0) * sign;
      corner.x = a * x + b * y + c * z + mx;
      corner.y = d * x + e * y + f * z + my;
      corner.z = g * x + h * y + i * z + mz;
      const nx = (e * i - f * h) * u + (f * g - d * i) * v + (d * h - e * g) * w;
      const ny = (c * h - b * i) * u + (a * i - c * g) * v + (b * g - a * h) * w;
      const nz = (b * f - c * e) * u + (c * d - a * f) * v + (a * e - b * d) * w;
      const length = Math.hypot(nx, ny, nz) || 1;
      corner.nx = nx / length;
      corner.ny = ny / length;
      corner.nz = nz / length;
      corner.t = (corner.y - low) / Math.max(0.001, high - low);
      const part = form.facets[n] ?? 0;
      if (part !== facet) {
        facet = part;
        shade = 1 + (this.#next() - 0.5) * 2 * (finish.grain ?? 0.04);
      }
      tint
        .copy(base)
        .mix(top, corner.t)
        .scale(shade * lerp(foot, crown, corner.t));
      finish.paint?.(tint, corner);
      this.xyz.push(corner.x, corner.y, corner.z);
      this.normals.push(corner.nx, corner.ny, corner.nz);
      this.colours.push(tint.r, tint.g, tint.b);
      this.effects.push(valueOf(finish.glow, corner), valueOf(finish.sway, corner));
    }
    return flips;
  }
}

function heights(form: Form, d: number, e: number, f: number, my: number) {
  let low = Infinity;
  let high = -Infinity;
  for (let n = 0; n < form.xyz.length; n += 3) {
    const y = d * (form.xyz[n] ?? 0) + e * (form.xyz[n + 1] ?? 0) + f * (form.xyz[n + 2] ?? 0) + my;
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { low, high };
}
