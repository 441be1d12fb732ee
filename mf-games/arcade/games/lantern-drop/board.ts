import { at } from '../../kit/sim/at.ts';

export const COLUMNS = 6;
export const ROWS = 10;

/**
 * What hangs in a cell: 0 nothing, 1 to 5 a lantern of a colour, 11 to 15 a spark, 21 to 25 an unlit one that will wake to
 * the colour its wick shows. Cells go row by row from the bottom left.
 */
export type Cell = number;

export const lantern = (color: number): Cell => color + 1;
export const spark = (color: number): Cell => color + 11;
export const unlit = (color: number): Cell => color + 21;
export const colorOf = (cell: Cell) => (cell % 10) - 1;
export const isSpark = (cell: Cell) => cell > 10 && cell < 20;
export const isUnlit = (cell: Cell) => cell > 20;

export const columnOf = (place: number) => place % COLUMNS;
export const rowOf = (place: number) => Math.floor(place / COLUMNS);

export function neighbours(place: number): number[] {
  const column = columnOf(place);
  const found = [];
  if (column > 0) found.push(place - 1);
  if (column < COLUMNS - 1) found.push(place + 1);
  if (place >= COLUMNS) found.push(place - COLUMNS);
  if (place < COLUMNS * (ROWS - 1)) found.push(place + COLUMNS);
  return found;
}

/** How many hang in a column; there are no gaps once all has fallen. */
export function heightOf(grid: readonly Cell[], column: number): number {
  for (let row = ROWS - 1; row >= 0; row--) if (at(grid, row * COLUMNS + column) !== 0) return row + 1;
  return 0;
}

/** A group on fire: its places in the order in which the fire reaches them, each with the step at which it does. */
export interface Fire {
  places: number[];
  steps: number[];
}

/** Every spark that touches its own colour sets the whole connected group alight. */
export function findFires(grid: readonly Cell[]): Fire[] {
  const taken = new Set<number>();
  const fires: Fire[] = [];
  grid.forEach((cell, start) => {
    if (!isSpark(cell) || taken.has(start)) return;
    const fire = spread(grid, start);
    if (fire.places.length < 2) return;
    for (const place of fire.places) taken.add(place);
    fires.push(fire);
  });
  return fires;
}

function spread(grid: readonly Cell[], start: number): Fire {
  const color = colorOf(at(grid, start));
  const fire: Fire = { places: [start], steps: [0] };
  for (let i = 0; i < fire.places.length; i++) {
    for (const next of neighbours(at(fire.places, i))) {
      const cell = at(grid, next);
      if (cell === 0 || isUnlit(cell) || colorOf(cell) !== color || fire.places.includes(next)) continue;
      fire.places.push(next);
      fire.steps.push(at(fire.steps, i) + 1);
    }
  }
  return fire;
}

/** Takes the burnt ones away and wakes the unlit beside them; gives the places of those that woke. */
export function burn(grid: Cell[], fires: readonly Fire[]): number[] {
  const woken: number[] = [];
  for (const { places } of fires)
    for (const place of places)
      for (const next of neighbours(place)) {
        const cell = at(grid, next);
        if (!isUnlit(cell)) continue;
        grid[next] = lantern(colorOf(cell));
        woken.push(next);
      }
  for (const { places } of fires) for (const place of places) grid[place] = 0;
  return woken;
}

export interface Fall {
  from: number;
  to: number;
}

/** Everything falls as far as it can. */
export function settle(grid: Cell[]): Fall[] {
  const falls: Fall[] = [];
  for (let column = 0; column < COLUMNS; column++) {
    let free = column;
    for (let place = column; place < COLUMNS * ROWS; place += COLUMNS) {
      const cell = at(grid, place);
      if (cell === 0) continue;
      if (place !== free) {
        grid[free] = cell;
        grid[place] = 0;
        falls.push({ from: place, to: free });
      }
      free += COLUMNS;
    }
  }
  return falls;
}

/** Ten times the square of each group, times how deep in the chain it burnt. */
export function pointsOf(fires: readonly Fire[], chain: number): number {
  return fires.reduce((sum, { places }) => sum + 10 * places.length * places.length * chain, 0);
}
