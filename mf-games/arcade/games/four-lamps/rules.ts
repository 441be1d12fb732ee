import { at } from '../../kit/sim/at.ts';

export const SIZE = 7;
export const CELLS = SIZE * SIZE;
const LINE = 4;
const TURNS = 2;

/** A board that hangs upright: row 0 is above. */
export interface Board {
  /** Whose lamp is in a cell, or -1. */
  cells: number[];
  mover: 0 | 1;
  /** How often each may still turn the board. */
  turns: [number, number];
  /** The last move was a turn. */
  turned: boolean;
  /** Who has won: 2 is a draw, -1 nobody yet. */
  winner: -1 | 0 | 1 | 2;
  /** The cells of the winner's lines. */
  line: number[];
}

export type Move = { drop: number } | { turn: 1 | -1 };

export function freshBoard(first: 0 | 1): Board {
  return {
    cells: Array.from({ length: CELLS }, () => -1),
    mover: first,
    turns: [TURNS, TURNS],
    turned: false,
    winner: -1,
    line: [],
  };
}

export function isLegal(board: Board, move: Move): boolean {
  if (board.winner !== -1) return false;
  if ('drop' in move) return move.drop >= 0 && move.drop < SIZE && board.cells[move.drop] === -1;
  const lamps = board.cells.filter((cell) => cell >= 0).length;
  return lamps >= 2 && !board.turned && board.turns[board.mover] > 0;
}

export function movesOf(board: Board): Move[] {
  const drops = [3, 2, 4, 1, 5, 0, 6].map((drop): Move => ({ drop }));
  return [...drops, { turn: 1 } as const, { turn: -1 } as const].filter((move) => isLegal(board, move));
}

/** How far each lamp falls, by the cell where it comes to rest. */
export type Falls = Record<number, number>;

/** Makes a legal move, in place. */
export function makeMove(board: Board, move: Move): Falls {
  const { mover } = board;
  let falls: Falls;
  if ('drop' in move) {
    let row = 0;
    while (row + 1 < SIZE && board.cells[(row + 1) * SIZE + move.drop] === -1) row += 1;
    board.cells[row * SIZE + move.drop] = mover;
    falls = { [row * SIZE + move.drop]: row + 1 };
    board.turned = false;
  } else {
    board.cells = rotated(board.cells, move.turn);
    falls = settle(board.cells);
    board.turns[mover] -= 1;
    board.turned = true;
  }
  judge(board);
  board.mover = mover === 0 ? 1 : 0;
  return falls;
}

/** A quarter to the right, or to the left: where each lamp is before it falls. */
function rotated(cells: readonly number[], by: 1 | -1): number[] {
  return cells.map((_, cell) => {
    const column = cell % SIZE;
    const row = Math.floor(cell / SIZE);
    return by === 1
      ? at(cells, (SIZE - 1 - column) * SIZE + row)
      : at(cells, column * SIZE + (SIZE - 1 - row));
  });
}

function settle(cells: number[]): Falls {
  const falls: Falls = {};
  for (let column = 0; column < SIZE; column++) {
    let to = SIZE - 1;
    for (let row = SIZE - 1; row >= 0; row--) {
      const lamp = at(cells, row * SIZE + column);
      if (lamp < 0) continue;
      cells[row * SIZE + column] = -1;
      cells[to * SIZE + column] = lamp;
      if (to !== row) falls[to * SIZE + column] = to - row;
      to -= 1;
    }
  }
  return falls;
}

const WAYS = [
  [1, 0],
  [0, 1],
  [1, 1],
  [1, -1],
] as const;

/** Every four cells in a row that there are. */
export const FOURS: readonly (readonly number[])[] = Array.from({ length: CELLS }, (_, cell) =>
  WAYS.flatMap(([dx, dy]) => {
    const column = cell % SIZE;
    const row = Math.floor(cell / SIZE);
    const endX = column + dx * (LINE - 1);
    const endY = row + dy * (LINE - 1);
    if (endX < 0 || endX >= SIZE || endY < 0 || endY >= SIZE) return [];
    return [Array.from({ length: LINE }, (__, i) => (row + dy * i) * SIZE + column + dx * i)];
  }),
).flat();

function linesOf(cells: readonly number[], player: number): (readonly number[])[] {
  return FOURS.filter((four) => four.every((cell) => cells[cell] === player));
}

/** More lines win; as many on both sides, and it is the mover's. */
function judge(board: Board): void {
  const lines = [linesOf(board.cells, 0), linesOf(board.cells, 1)] as const;
  const [mine, theirs] = board.mover === 0 ? [lines[0], lines[1]] : [lines[1], lines[0]];
  const other = board.mover === 0 ? 1 : 0;
  if (mine.length + theirs.length > 0) board.winner = mine.length >= theirs.length ? board.mover : other;
  else if (board.cells.every((cell) => cell >= 0)) board.winner = 2;
  if (board.winner === 0 || board.winner === 1) board.line = [...new Set(at(lines, board.winner).flat())];
}

/** The best move found by looking so many moves ahead. */
export function bestMove(board: Board, depth: number): Move {
  let best = at(movesOf(board), 0);
  let worth = -Infinity;
  for (const move of movesOf(board)) {
    const next = copyOf(board);
    makeMove(next, move);
    const value = -look(next, depth - 1, -Infinity, -worth);
    if (value <= worth) continue;
    worth = value;
    best = move;
  }
  return best;
}

export function copyOf(board: Board): Board {
  return { ...board, cells: [...board.cells], turns: [...board.turns], line: [] };
}

const WIN = 10_000;

/** How good a board is for who moves there. */
function look(board: Board, depth: number, low: number, high: number): number {
  if (board.winner === 2) return 0;
  if (board.winner !== -1) return board.winner === board.mover ? WIN + depth : -WIN - depth;
  if (depth === 0) return valueOf(board);
  let floor = low;
  for (const move of movesOf(board)) {
    const next = copyOf(board);
    makeMove(next, move);
    floor = Math.max(floor, -look(next, depth - 1, -high, -floor));
    if (floor >= high) break;
  }
  return floor;
}

function valueOf({ cells, mover }: Board): number {
  let value = 0;
  for (const four of FOURS) {
    let mine = 0;
    let theirs = 0;
    for (const cell of four) {
      if (cells[cell] === mover) mine += 1;
      else if (at(cells, cell) >= 0) theirs += 1;
    }
    if (theirs === 0) value += mine * mine;
    else if (mine === 0) value -= theirs * theirs;
  }
  return value;
}
