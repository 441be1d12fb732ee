import { clamp, lerp } from '../maths/ease.ts';

/** The lie of the land as a grid of heights, small enough to send and quick to ask. */
export interface Ground {
  x: number;
  z: number;
  cell: number;
  columns: number;
  rows: number;
  heights: Float32Array<ArrayBuffer>;
  /** How far rocks go up from it, 0 where it is open. */
  rises?: Float32Array<ArrayBuffer>;
}

export function groundOf(
  height: (x: number, z: number) => number,
  [x, z]: readonly [number, number],
  [X, Z]: readonly [number, number],
  cell = 1,
): Ground {
  const columns = Math.ceil((X - x) / cell) + 1;
  const rows = Math.ceil((Z - z) / cell) + 1;
  const heights = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      heights[row * columns + column] = height(x + column * cell, z + row * cell);
  return { x, z, cell, columns, rows, heights };
}

export function heightAt(ground: Ground, x: number, z: number): number {
  const u = clamp((x - ground.x) / ground.cell, 0, ground.columns - 1.001);
  const v = clamp((z - ground.z) / ground.cell, 0, ground.rows - 1.001);
  const column = Math.floor(u);
  const row = Math.floor(v);
  const get = (c: number, r: number) => ground.heights[r * ground.columns + c] ?? 0;
  return lerp(
    lerp(get(column, row), get(column + 1, row), u - column),
    lerp(get(column, row + 1), get(column + 1, row + 1), u - column),
    v - row,
  );
}

/** So near to a corner with a rock, in shares of a field, one stands in it. */
const NEAR = 0.2;

/** Whether rock is there, at height `y`. */
export function isRock(ground: Ground, x: number, z: number, y: number): boolean {
  const { rises, columns, rows } = ground;
  if (!rises) return false;
  const u = clamp((x - ground.x) / ground.cell, 0, columns - 1.001);
  const v = clamp((z - ground.z) / ground.cell, 0, rows - 1.001);
  const column = Math.floor(u);
  const row = Math.floor(v);
  let share = 0;
  let most = 0;
  for (const [c, r] of CORNERS) {
    const rise = rises[(row + r) * columns + column + c] ?? 0;
    if (rise === 0) continue;
    share += (c ? u - column : 1 - u + column) * (r ? v - row : 1 - v + row);
    most = Math.max(most, rise);
  }
  return share > NEAR && y < heightAt(ground, x, z) + most;
}

const CORNERS = [
  [0, 0],
  [1, 0],
  [0, 1],
  [1, 1],
] as const;
