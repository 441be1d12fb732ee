import type { CreateBot } from '../../kit/Game.ts';
import { IDLE, NEXT, pointing, holding, PREVIOUS } from '../../kit/sim/Input.ts';
import { bestMove, movesOf } from './rules.ts';
import { at } from '../../kit/sim/at.ts';
import { BOARD, type LampsState } from './sim.ts';

/** Looks four moves ahead; the careless one drops lamps from the left to the right. */
export const createBot: CreateBot<LampsState> = (skill) => (state) => {
  const { board, me, wait, thought } = state;
  if (board.winner !== -1 || board.mover !== me || wait > 0 || thought % 40 !== 30) return IDLE;
  const moves = movesOf(board);
  const move = skill === 'careful' ? bestMove(board, 4) : at(moves, (state.tick * 7) % moves.length);
  if ('turn' in move) return holding(move.turn > 0 ? NEXT : PREVIOUS);
  return pointing(BOARD.x + move.drop * BOARD.cell, BOARD.y + 100);
};
