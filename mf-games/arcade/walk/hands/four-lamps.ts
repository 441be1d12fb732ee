import { BOARD, BUTTONS, type LampsState } from '../../games/four-lamps/sim.ts';
import { A, LEFT, NEXT, pointing, PREVIOUS, RIGHT } from '../../kit/sim/Input.ts';
import { pressingHand, times } from '../presses.ts';

/** Moves the cursor over a column and drops; a finger turns the board by its buttons. */
export const createHand = pressingHand<LampsState>(
  (state, { x }) => {
    const by = Math.round((x - BOARD.x) / BOARD.cell) - state.column;
    return [...times(Math.abs(by), by < 0 ? LEFT : RIGHT), A];
  },
  (_, wish) => {
    if (wish.held & PREVIOUS) return pointing(BUTTONS.left.x, BUTTONS.left.y);
    return wish.held & NEXT ? pointing(BUTTONS.right.x, BUTTONS.right.y) : wish;
  },
);
