import type { Together, TogetherState } from '../../kit/together/Together.ts';
import { at } from '../../kit/sim/at.ts';
import { below, type Rng } from '../../kit/sim/rng.ts';
import {
  bestMove,
  type Board,
  type Falls,
  freshBoard,
  isLegal,
  makeMove,
  type Move,
  movesOf,
} from './rules.ts';

export interface LampsMatch extends TogetherState, Rng {
  board: Board;
  /** Two games make a match; each begins one of them. */
  game: 1 | 2;
  wins: [number, number];
  /** The last move, for the eye. */
  last: { move: Move; by: number; falls: Falls } | null;
  bots: number[];
}

const SECONDS = 25;
/** A bot thinks for a moment, and three moves ahead. */
const BOT = { seconds: 2, depth: 3 };

/** Two people, two games: the server makes every move. */
export const together: Together<LampsMatch, Move> = {
  version: 1,
  players: { least: 2, most: 2 },
  hasBots: true,

  create: (seed, players, bots) => ({
    rng: seed | 0,
    board: freshBoard(0),
    game: 1,
    wins: [0, 0],
    last: null,
    over: false,
    winners: [],
    bots: bots > 0 ? [players - 1] : [],
  }),

  read(message) {
    if (typeof message !== 'object' || message === null) return undefined;
    if ('drop' in message && typeof message.drop === 'number' && Number.isInteger(message.drop))
      return { drop: message.drop };
    if ('turn' in message && (message.turn === 1 || message.turn === -1)) return { turn: message.turn };
    return undefined;
  },

  act(state, player, move) {
    if (state.over || state.board.mover !== player || !isLegal(state.board, move)) return false;
    const falls = makeMove(state.board, move);
    state.last = { move, by: player, falls };
    if (state.board.winner !== -1) endGame(state);
    return true;
  },

  seconds: (state) => (isBots(state) ? BOT.seconds : SECONDS),

  /** Who thinks too long drops a lamp where chance has it. */
  timeUp(state) {
    if (isBots(state)) {
      together.act(state, state.board.mover, bestMove(state.board, BOT.depth));
      return;
    }
    const drops = movesOf(state.board).filter((move) => 'drop' in move);
    if (drops.length > 0) together.act(state, state.board.mover, at(drops, below(state, drops.length)));
  },

  leave(state, player) {
    state.over = true;
    state.winners = [player === 0 ? 1 : 0];
  },

  show: ({ board, game, wins, last, over, winners }) => ({ board, game, wins, last, over, winners }),
};

/** Matches from before there were bots have no list of them. */
const isBots = ({ bots, board }: LampsMatch) => (bots ?? []).includes(board.mover);

function endGame(state: LampsMatch): void {
  const { winner } = state.board;
  if (winner === 0 || winner === 1) state.wins[winner] += 1;
  if (state.game === 1) {
    state.game = 2;
    state.board = freshBoard(1);
    state.last = null;
    return;
  }
  const [one, two] = state.wins;
  state.over = true;
  state.winners = one === two ? [] : [one > two ? 0 : 1];
}
