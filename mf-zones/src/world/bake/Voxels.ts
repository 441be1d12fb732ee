import type { Mesh } from '../mesh/Mesh.ts';

export interface Box {
  low: readonly [x: number, y: number, z: number];
  high: readonly [x: number, y: number, z: number];
}

/** What keeps light away, as a grid of full and empty cells. Coarse, so that a ray through it costs little. */
export class Voxels {
  readonly cell: number;
  readonly #low: Box['low'];
  readonly #x: number;
  readonly #y: number;
  readonly #z: number;
  readonly #full: Uint8Array;

  constructor(cell: number, { low, high }: Box) {
    const cells = (axis: 0 | 1 | 2) => Math.ceil((high[axis] - low[axis]) / cell);
    this.cell = cell;
    this.#low = low;
    [this.#x, this.#y, this.#z] = [cells(0), cells(1), cells(2)];
    this.#full = new Uint8Array(this.#x * this.#y * this.#z);
  }

  /** Fills the cells that the opaque triangles of a mesh touch. */
  fill(mesh: Mesh): void {
    const { opaque, xyz } = mesh;
    const step = this.cell * 0.6;
    for (let t = 0; t < opaque.length; t += 3) {
      const a = (opaque[t] ?? 0) * 3;
      const b = (opaque[t + 1] ?? 0) * 3;
      const c = (opaque[t + 2] ?? 0) * 3;
      const [x, y, z] = [xyz[a] ?? 0, xyz[a + 1] ?? 0, xyz[a + 2] ?? 0];
      const [ux, uy, uz] = [(xyz[b] ?? 0) - x, (xyz[b + 1] ?? 0) - y, (xyz[b + 2] ?? 0) - z];
      const [vx, vy, vz] = [(xyz[c] ?? 0) - x, (xyz[c + 1] ?? 0) - y, (xyz[c + 2] ?? 0) - z];
      const longest = Math.max(Math.hypot(ux, uy, uz), Math.hypot(vx, vy, vz));
      const steps = Math.min(40, Math.max(1, Math.ceil(longest / step)));
      for (let i = 0; i <= steps; i++)
        for (let j = 0; j <= steps - i; j++) {
          const u = i / steps;
          const v = j / steps;
          const cell = this.#at(x + ux * u + vx * v, y + uy * u + vy * v, z + uz * u + vz * v);
          if (cell >= 0) this.#full[cell] = 1;
        }
    }
  }

  /** How far a ray gets before it meets a full cell; -1 when nothing is in its way. */
  ray(x: number, y: number, z: number, dx: number, dy: number, dz: number, reach: number): number {
    const step = this.cell * 0.9;
    for (let gone = 0; gone < reach; gone += step) {
      const cell = this.#at(x + dx * gone, y + dy * gone, z + dz * gone);
      if (cell >= 0) {
        if (this.#full[cell] === 1) return gone;
      } else if (dy > 0 && y + dy * gone > this.#low[1] + this.#y * this.cell) return -1;
    }
    return -1;
  }

  #at(x: number, y: number, z: number): number {
    const i = Math.floor((x - this.#low[0]) / this.cell);
    const j = Math.floor((y - this.#low[1]) / this.cell);
    const k = Math.floor((z - this.#low[2]) / this.cell);
    const outside = i < 0 || j < 0 || k < 0 || i >= this.#x || j >= this.#y || k >= this.#z;
    return outside ? -1 : (j * this.#z + k) * this.#x + i;
  }
}
