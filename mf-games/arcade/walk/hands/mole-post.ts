import { BOARD, BURROW_BIT, type MoleState } from '../../games/mole-post/sim.ts';
import { A, DOWN, LEFT, RIGHT, UP } from '../../kit/sim/Input.ts';
import { pressingHand, steps } from '../presses.ts';

/** Each burrow has a key; a pad walks there. */
export const createHand = pressingHand<MoleState>((state, { x, y }, device) => {
  const column = Math.round((x - BOARD.x) / BOARD.dx);
  const row = Math.round((y - BOARD.y) / BOARD.dy);
  if (device === 'keys') return [1 << (BURROW_BIT + row * 3 + column)];
  const [across, down] = [column - (state.cursor % 3), row - Math.floor(state.cursor / 3)];
  return [...steps({ across, down }, { left: LEFT, right: RIGHT, up: UP, down: DOWN }), A];
});
