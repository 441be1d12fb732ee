import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { IDLE, pointing } from '../../kit/sim/Input.ts';
import { BOARD, type MoleState } from './sim.ts';

/** Remembers where each mole went; the careless one remembers only where it was shown. */
export const createBot: CreateBot<MoleState> = (skill) => {
  let seen: number[] = [];
  let wave = 0;
  return (state) => {
    if (state.wave !== wave) {
      wave = state.wave;
      seen = [...state.wants];
    }
    if (state.phase !== 'ask' || state.span - state.left !== 42) return IDLE;
    const known = skill === 'careful' ? state.wants : seen;
    const burrow = known.indexOf(at(state.parcels, 0));
    if (burrow < 0) return IDLE;
    seen[burrow] = -1;
    return pointing(BOARD.x + (burrow % 3) * BOARD.dx, BOARD.y + Math.floor(burrow / 3) * BOARD.dy);
  };
};
