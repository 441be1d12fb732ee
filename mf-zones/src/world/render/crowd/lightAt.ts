import type { LightMap } from '../../draft/World.ts';
import { clamp } from '../../maths/ease.ts';

/** The light where somebody stands, written into four numbers at `to`. */
export function lightAt(map: LightMap, x: number, z: number, out: Float32Array, to: number): void {
  const u = clamp((x - map.x) / map.cell, 0, map.columns - 1.001);
  const v = clamp((z - map.z) / map.cell, 0, map.rows - 1.001);
  const column = Math.floor(u);
  const row = Math.floor(v);
  const a = u - column;
  const b = v - row;
  const first = (row * map.columns + column) * 4;
  const next = first + map.columns * 4;
  for (let k = 0; k < 4; k++) {
    const low = (map.light[first + k] ?? 0) * (1 - a) + (map.light[first + 4 + k] ?? 0) * a;
    const high = (map.light[next + k] ?? 0) * (1 - a) + (map.light[next + 4 + k] ?? 0) * a;
    out[to + k] = low * (1 - b) + high * b;
  }
}
