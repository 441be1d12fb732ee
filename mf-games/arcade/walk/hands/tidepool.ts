import { COLUMNS, type PoolState, stoneAt } from '../../games/tidepool/sim.ts';
import { at } from '../../kit/sim/at.ts';
import { A, DOWN, IDLE, type Input, LEFT, POINT, RIGHT, TYPED, UP, X } from '../../kit/sim/Input.ts';
import type { CreateHand } from '../Hand.ts';
import { Presses, steps } from '../presses.ts';

/** Types the word that the bot traces, or walks from stone to stone with a pad. */
export const createHand: CreateHand<PoolState> = ({ device }) => {
  const presses = new Presses();
  let traced: number[] = [];
  return (state, wish) => {
    if (device === 'touch') return wish;
    if (wish.held & POINT) {
      const stone = stoneAt(wish.x, wish.y);
      if (!traced.includes(stone)) traced.push(stone);
      return IDLE;
    }
    if (traced.length > 0) {
      presses.add(...(device === 'keys' ? typing(state, traced) : walking(state, traced)), X);
      traced = [];
    }
    return presses.isDone ? IDLE : presses.next();
  };
};

function typing({ stones }: PoolState, path: readonly number[]): Input[] {
  const word = path.map((stone) => at(stones, stone)).join('');
  return Array.from(word, (letter) => ({ held: TYPED, x: letter.charCodeAt(0), y: 0 }));
}

function walking({ cursor }: PoolState, path: readonly number[]): number[] {
  let from = cursor;
  return path.flatMap((stone) => {
    const across = (stone % COLUMNS) - (from % COLUMNS);
    const down = Math.floor(stone / COLUMNS) - Math.floor(from / COLUMNS);
    from = stone;
    return [...steps({ across, down }, { left: LEFT, right: RIGHT, up: UP, down: DOWN }), A];
  });
}
