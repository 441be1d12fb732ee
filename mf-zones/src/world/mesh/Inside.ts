import type { Mesh } from './Mesh.ts';

/** Columns of this width, so that few triangles are asked for each spot. */
const CELL = 1;
/** A surface that stands on edge tells nothing about up and down. */
const EDGE = 1e-6;

/** Tells whether a spot lies within what is drawn: the first surface above it is then seen from behind. */
export class Inside {
  /** Three corners of three numbers each. */
  readonly #xyz: number[] = [];
  readonly #columns = new Map<number, { high: number; triangles: number[] }>();

  /** What the wind moves is left out: one may stand in leaves. */
  add({ xyz, index, effects }: Pick<Mesh, 'xyz' | 'index' | 'effects'>): this {
    for (let i = 0; i < index.length; i += 3) {
      const [a = 0, b = 0, c = 0] = [index[i], index[i + 1], index[i + 2]];
      if ((effects[a * 2 + 1] ?? 0) + (effects[b * 2 + 1] ?? 0) + (effects[c * 2 + 1] ?? 0) > 0) continue;
      const first = this.#xyz.length;
      for (const corner of [a, b, c])
        this.#xyz.push(xyz[corner * 3] ?? 0, xyz[corner * 3 + 1] ?? 0, xyz[corner * 3 + 2] ?? 0);
      this.#note(first);
    }
    return this;
  }

  #note(first: number): void {
    const at = (n: number) => this.#xyz[first + n] ?? 0;
    const [left, right] = [Math.min(at(0), at(3), at(6)), Math.max(at(0), at(3), at(6))];
    const [near, far] = [Math.min(at(2), at(5), at(8)), Math.max(at(2), at(5), at(8))];
    const high = Math.max(at(1), at(4), at(7));
    for (let column = cell(left); column <= cell(right); column++)
      for (let row = cell(near); row <= cell(far); row++) {
        const known = this.#columns.get(key(column, row));
        if (known) {
          known.triangles.push(first);
          known.high = Math.max(known.high, high);
        } else this.#columns.set(key(column, row), { high, triangles: [first] });
      }
  }

  /** How high what the spot lies within goes above it; `null` for a spot in the open. */
  topOver(x: number, y: number, z: number): number | null {
    const here = this.#columns.get(key(cell(x), cell(z)));
    if (!here || here.high <= y) return null;
    const at = this.#xyz;
    let nearest = Infinity;
    let isBehind = false;
    for (const n of here.triangles) {
      const [ax = 0, az = 0] = [at[n], at[n + 2]];
      const [bx, bz, cx, cz] = [
        (at[n + 3] ?? 0) - ax,
        (at[n + 5] ?? 0) - az,
        (at[n + 6] ?? 0) - ax,
        (at[n + 8] ?? 0) - az,
      ];
      // Twice its area as seen from above; its sign says which side that is.
      const area = cx * bz - bx * cz;
      if (Math.abs(area) < EDGE) continue;
      const u = (cx * (z - az) - (x - ax) * cz) / area;
      const v = ((x - ax) * bz - bx * (z - az)) / area;
      if (u < 0 || v < 0 || u + v > 1) continue;
      const ay = at[n + 1] ?? 0;
      const high = ay + u * ((at[n + 4] ?? 0) - ay) + v * ((at[n + 7] ?? 0) - ay);
      if (high <= y || high >= nearest) continue;
      nearest = high;
      isBehind = area > 0;
    }
    return isBehind ? nearest : null;
  }
}

const cell = (metres: number) => Math.floor(metres / CELL);
const key = (column: number, row: number) => column * 4096 + row;
