import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { IDLE, pointing } from '../../kit/sim/Input.ts';
import { findWords } from './dictionary.ts';
import { BOARD, COLUMNS, isWet, NEAR, type PoolState, STONE } from './sim.ts';

/** Ticks that the hand takes from stone to stone. */
const PACE = 7;

/** Traces the best word there is; the careless one short ones, and seldom. */
export const createBot: CreateBot<PoolState> = (skill) => {
  let path: number[] = [];
  let begun = 0;
  const wait = skill === 'careful' ? 130 : 300;
  return (state) => {
    const age = state.tick - begun;
    if (path.length > 0) {
      const place = Math.floor(age / PACE);
      const stone = path[place];
      if (stone !== undefined)
        return pointing(BOARD.x + (stone % COLUMNS) * STONE, BOARD.y + Math.floor(stone / COLUMNS) * STONE);
      path = [];
      begun = state.tick;
      return IDLE;
    }
    if (age < wait) return IDLE;
    const words = findWords(state.stones, NEAR).filter(({ word }) => !state.used.includes(word));
    const worth = ({ word, path: way }: (typeof words)[number]) =>
      skill === 'careful'
        ? (word.length - 2) * (way.length + way.filter((stone) => isWet(stone, state.water)).length)
        : word.length === 3
          ? 1
          : 0;
    const best = words.toSorted((a, b) => worth(b) - worth(a));
    path = best.length > 0 ? at(best, 0).path : [];
    begun = state.tick;
    return IDLE;
  };
};
