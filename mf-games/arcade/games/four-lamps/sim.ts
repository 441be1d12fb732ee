import { A, DOWN, type Input, LEFT, NEXT, POINT, pressed, PREVIOUS, RIGHT } from '../../kit/sim/Input.ts';
import { below, random } from '../../kit/sim/rng.ts';
import { type BaseState, type Sim, TICKS } from '../../kit/sim/Sim.ts';
import { at } from '../../kit/sim/at.ts';
import {
  bestMove,
  type Board,
  type Falls,
  freshBoard,
  isLegal,
  makeMove,
  type Move,
  movesOf,
  SIZE,
} from './rules.ts';

export type LampsEvent =
  | { kind: 'drop'; by: number; column: number; falls: Falls }
  | { kind: 'turn'; by: number; way: 1 | -1; falls: Falls }
  | { kind: 'won'; by: number; line: number[]; points: number }
  | { kind: 'no' }
  | { kind: 'cursor' }
  | { kind: 'game' };

export interface LampsState extends BaseState {
  events: LampsEvent[];
  board: Board;
  column: number;
  steers: boolean;
  /** Which player sits here: 0 alone, as the server says over the network; -1 for who watches. */
  me: number;
  /** Over the network: nothing moves but by the server. */
  net: boolean;
  wins: [number, number];
  /** Ticks until the next move may be made: lamps are falling, or the rival thinks. */
  wait: number;
  /** Ticks for a whole run alone. */
  left: number;
  /** Ticks that who plays here has thought. */
  thought: number;
  held: number;
}

export const BOARD = { width: 360, height: 500, cell: 44, x: 48, y: 96 };
export const BUTTONS = { left: { x: 44, y: 452 }, right: { x: 316, y: 452 }, reach: 32 };
export const RIVALS = 6;
const FALL = 34;
const TIME = 300 * TICKS;
const POINTS = { win: 1000, spare: 20 };

/** Four lamps in a row, on a board that can be turned; alone against rivals who look ever further ahead. */
export const sim: Sim<LampsState> = { version: 1, create, step };

function create(seed: number): LampsState {
  return {
    rng: seed | 0,
    tick: 0,
    score: 0,
    over: false,
    events: [],
    board: freshBoard(0),
    column: 3,
    steers: false,
    me: 0,
    net: false,
    wins: [0, 0],
    wait: 0,
    left: TIME,
    thought: 0,
    held: 0,
  };
}

function step(state: LampsState, input: Input): void {
  state.tick += 1;
  const wish = wishOf(state, input);
  state.wait = Math.max(0, state.wait - 1);
  state.left -= 1;
  if (state.left <= 0) {
    state.over = true;
    return;
  }
  if (state.wait > 0) return;
  if (state.board.winner !== -1) {
    nextGame(state);
    return;
  }
  if (state.board.mover !== state.me) {
    rivalMoves(state);
    return;
  }
  state.thought += 1;
  if (wish) move(state, wish);
}

/** What the player wants, if anything; the cursor moves on the way. Also over the network, where the server does the rest. */
export function wishOf(state: LampsState, input: Input): Move | undefined {
  const fresh = pressed(state.held, input);
  state.held = input.held;
  const by = Number((fresh & RIGHT) !== 0) - Number((fresh & LEFT) !== 0);
  if (by !== 0) {
    state.steers = true;
    state.column = Math.max(0, Math.min(SIZE - 1, state.column + by));
    state.events.push({ kind: 'cursor' });
  }
  const wish = moveOf(state, input, fresh);
  if (!wish || state.over || state.board.mover !== state.me || state.wait > 0) return undefined;
  if (isLegal(state.board, wish)) return wish;
  state.events.push({ kind: 'no' });
  return undefined;
}

function moveOf(state: LampsState, input: Input, fresh: number): Move | undefined {
  if (fresh & PREVIOUS) return { turn: -1 };
  if (fresh & NEXT) return { turn: 1 };
  if (fresh & (A | DOWN)) return { drop: state.column };
  if (!(fresh & POINT)) return undefined;
  state.steers = false;
  const near = ({ x, y }: { x: number; y: number }) =>
    (input.x - x) * (input.x - x) + (input.y - y) * (input.y - y) < BUTTONS.reach * BUTTONS.reach;
  if (near(BUTTONS.left)) return { turn: -1 };
  if (near(BUTTONS.right)) return { turn: 1 };
  const column = Math.round((input.x - BOARD.x) / BOARD.cell);
  if (column < 0 || column >= SIZE || input.y > BOARD.y + SIZE * BOARD.cell) return undefined;
  state.column = column;
  return { drop: column };
}

function move(state: LampsState, wish: Move): void {
  const by = state.board.mover;
  const falls = makeMove(state.board, wish);
  tellMove(state, wish, by, falls);
  const { winner } = state.board;
  if (winner === -1) return;
  state.wait = 110;
  let points = 0;
  if (winner === state.me) {
    points = POINTS.win + Math.max(0, 30 - Math.floor(state.thought / TICKS)) * POINTS.spare;
    state.score += points;
    state.wins[0] += 1;
  } else if (winner !== 2) state.wins[1] += 1;
  state.events.push({ kind: 'won', by: winner, line: state.board.line, points });
}

/** Events for a move that was made, here or by the server. */
export function tellMove(state: LampsState, made: Move, by: number, falls: Falls): void {
  state.wait = 'drop' in made ? FALL : FALL + 22;
  if ('drop' in made) state.events.push({ kind: 'drop', by, column: made.drop, falls });
  else state.events.push({ kind: 'turn', by, way: made.turn, falls });
}

/** The first rival plays where it likes, and all but the last ones are careless at times. */
function rivalMoves(state: LampsState): void {
  const level = state.wins[0];
  const sloppy = random(state) < 0.5 - level * 0.09;
  const moves = movesOf(state.board);
  if (sloppy && level < 5) move(state, at(moves, below(state, moves.length)));
  else move(state, bestMove(state.board, level < 2 ? 1 : level < 4 ? 2 : 3));
}

/** A lost game ends the run, and so does the last rival. */
function nextGame(state: LampsState): void {
  if (state.wins[1] > 0 || state.wins[0] === RIVALS) {
    state.over = true;
    return;
  }
  state.board = freshBoard(state.wins[0] % 2 === 0 ? 0 : 1);
  state.thought = 0;
  state.events.push({ kind: 'game' });
}
