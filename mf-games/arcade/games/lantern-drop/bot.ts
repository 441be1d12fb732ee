import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { A, holding, IDLE, LEFT, RIGHT } from '../../kit/sim/Input.ts';
import {
  burn,
  type Cell,
  colorOf,
  COLUMNS,
  findFires,
  heightOf,
  isSpark,
  isUnlit,
  neighbours,
  pointsOf,
  ROWS,
  settle,
} from './board.ts';
import type { LanternState } from './sim.ts';

/** Tries all columns for this one and the next and takes the best; the careless one takes the lowest column. */
export const createBot: CreateBot<LanternState> = (skill) => {
  let planned = -1;
  let target = 0;
  return (state) => {
    if (state.phase !== 'hover') return IDLE;
    if (planned !== state.drops) {
      planned = state.drops;
      target = skill === 'careful' ? bestColumn(state) : lowestColumn(state);
    }
    // A moment to think, and a key at a time: that is how it looks on the title card.
    if (state.tick % 6 !== 0 || state.keys !== 0) return IDLE;
    if (state.column < target) return holding(RIGHT);
    if (state.column > target) return holding(LEFT);
    return holding(A);
  };
};

function lowestColumn({ grid, drops }: LanternState): number {
  let best = 0;
  for (let i = 1; i < COLUMNS; i++) {
    const column = (i + drops * 5) % COLUMNS;
    if (heightOf(grid, column) < heightOf(grid, best)) best = column;
  }
  return best;
}

function bestColumn(state: LanternState): number {
  let best = 0;
  let most = Number.NEGATIVE_INFINITY;
  for (let column = 0; column < COLUMNS; column++) {
    const grid = [...state.grid];
    const now = play(grid, state.held, column);
    if (now === undefined) continue;
    const value = now + bestFollowing(grid, at(state.next, 0));
    if (value > most) {
      most = value;
      best = column;
    }
  }
  return best;
}

function bestFollowing(grid: readonly Cell[], cell: Cell): number {
  let most = -100_000;
  for (let column = 0; column < COLUMNS; column++) {
    const after = [...grid];
    const points = play(after, cell, column);
    if (points !== undefined) most = Math.max(most, points + worthOf(after));
  }
  return most;
}

/** Plays one lantern out at once; the points of its whole chain, or undefined when the column is full. */
function play(grid: Cell[], cell: Cell, column: number): number | undefined {
  const height = heightOf(grid, column);
  if (height >= ROWS) return undefined;
  grid[height * COLUMNS + column] = cell;
  let points = 0;
  for (let chain = 1; ; chain++) {
    const fires = findFires(grid);
    if (fires.length === 0) return points;
    points += pointsOf(fires, chain);
    burn(grid, fires);
    settle(grid);
  }
}

/** Low is good, neighbours of one colour are good, a fuse that lies free is good, a tower is not. */
function worthOf(grid: readonly Cell[]): number {
  let worth = 0;
  for (let column = 0; column < COLUMNS; column++) {
    const height = heightOf(grid, column);
    worth -= height * height * 3 + (height > 6 ? (height - 6) * 90 : 0);
  }
  grid.forEach((cell, place) => {
    if (cell === 0 || isUnlit(cell)) return;
    const around = neighbours(place).map((next) => at(grid, next));
    const alike = around.filter(
      (other) => other !== 0 && !isUnlit(other) && colorOf(other) === colorOf(cell),
    ).length;
    worth += alike * 14;
    if (isSpark(cell)) worth += around.includes(0) ? 4 : -22;
  });
  return worth;
}
