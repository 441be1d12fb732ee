import { at } from '../../kit/sim/at.ts';

export const COLUMNS = 36;
export const ROWS = 44;
export const KEEP = { column: 18, row: 22 };

/** Eight winds, by where they blow to; the diagonal ones as strong as the others. */
export const WINDS = [
  [0, -1],
  [0.71, -0.71],
  [1, 0],
  [0.71, 0.71],
  [0, 1],
  [-0.71, 0.71],
  [-1, 0],
  [-0.71, -0.71],
] as const;

export type LightKind = 'lantern' | 'mirror';

export interface Light {
  kind: LightKind;
  column: number;
  row: number;
}

const SPREAD = 0.8;
const DRIFT = 0.8;
const EDGE = { at: 0.66, windward: 2, else: 0.6 };
const GROWTH = { at: 0.1, second: 0.011 };
/** What a light burns away in a second, and how many cells far. */
const BURN = {
  keep: 0.35,
  keepReach: 5,
  lantern: 0.7,
  lanternReach: 5,
  mirror: 0.9,
  mirrorReach: 11,
  mirrorCos: 0.9,
};
const DT = 0.1;

/** A tenth of a second of weather. Fog is 0 to 1 a cell, row by row. */
export function stepFog(
  fog: readonly number[],
  { wind, seconds, lights }: { wind: number; seconds: number; lights: readonly Light[] },
): number[] {
  const [wx, wy] = at(WINDS, wind);
  const growth = GROWTH.at + GROWTH.second * seconds;
  const burn = burnOf(lights);
  const fromX = wx > 0 ? -1 : 1;
  const fromY = wy > 0 ? -1 : 1;
  const next: number[] = [];
  for (let row = 0; row < ROWS; row++)
    for (let column = 0; column < COLUMNS; column++) {
      const cell = row * COLUMNS + column;
      const f = at(fog, cell);
      const look = (dx: number, dy: number): number => {
        const x = column + dx;
        const y = row + dy;
        if (x >= 0 && x < COLUMNS && y >= 0 && y < ROWS) return at(fog, y * COLUMNS + x);
        const windward = dx * wx + dy * wy < -0.3;
        return Math.min(1, EDGE.at * (windward ? EDGE.windward : EDGE.else));
      };
      const around = (look(1, 0) + look(-1, 0) + look(0, 1) + look(0, -1)) / 4;
      const blown = Math.abs(wx) * (look(fromX, 0) - f) + Math.abs(wy) * (look(0, fromY) - f);
      const change = SPREAD * (around - f) + DRIFT * 1.9 * blown + growth * f * (1 - f) - at(burn, cell);
      const value = f + change * DT;
      next.push(value < 0 ? 0 : value > 1 ? 1 : Math.round(value * 10000) / 10000);
    }
  return next;
}

function burnOf(lights: readonly Light[]): number[] {
  const burn = Array.from({ length: COLUMNS * ROWS }, () => 0);
  const shine = (column: number, row: number, reach: number, strength: number, toX = 0, toY = 0) => {
    for (let y = Math.max(0, row - reach); y <= Math.min(ROWS - 1, row + reach); y++)
      for (let x = Math.max(0, column - reach); x <= Math.min(COLUMNS - 1, column + reach); x++) {
        const dx = x - column;
        const dy = y - row;
        const far = dx * dx + dy * dy;
        if (far > reach * reach) continue;
        const isCone = toX !== 0 || toY !== 0;
        if (isCone && far > 4 && (dx * toX + dy * toY) / Math.sqrt(far) < BURN.mirrorCos) continue;
        burn[y * COLUMNS + x] = at(burn, y * COLUMNS + x) + strength * (1 - far / (reach * reach));
      }
  };
  shine(KEEP.column, KEEP.row, BURN.keepReach, BURN.keep);
  for (const { kind, column, row } of lights) {
    if (kind === 'lantern') {
      shine(column, row, BURN.lanternReach, BURN.lantern);
      continue;
    }
    const [toX, toY] = awayFromKeep(column, row);
    shine(column, row, BURN.mirrorReach, BURN.mirror, toX, toY);
  }
  return burn;
}

/** A mirror throws its light away from the keep. */
export function awayFromKeep(column: number, row: number): [number, number] {
  const dx = column - KEEP.column;
  const dy = row - KEEP.row;
  const long = Math.sqrt(dx * dx + dy * dy) || 1;
  return [dx / long, dy / long];
}

/** The fog over a place and its neighbours. */
export function fogAround(fog: readonly number[], column: number, row: number): number {
  let sum = 0;
  for (let y = row - 1; y <= row + 1; y++)
    for (let x = column - 1; x <= column + 1; x++) sum += fog[y * COLUMNS + x] ?? 1;
  return sum / 9;
}

/** Clears all within a reach. */
export function clearFog(fog: readonly number[], column: number, row: number, reach: number): number[] {
  return fog.map((value, cell) => {
    const dx = (cell % COLUMNS) - column;
    const dy = Math.floor(cell / COLUMNS) - row;
    return dx * dx + dy * dy > reach * reach ? value : 0;
  });
}
