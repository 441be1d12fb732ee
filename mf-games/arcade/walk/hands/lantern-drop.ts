import { IDLE, A, type Input, LEFT, pointing, RIGHT } from '../../kit/sim/Input.ts';
import { BOARD, type LanternState } from '../../games/lantern-drop/sim.ts';
import { createBot } from '../../games/lantern-drop/bot.ts';
import type { CreateHand } from '../Hand.ts';

/** A finger lies on the lantern, takes it along, and lets it go. */
export const createHand: CreateHand<LanternState> = ({ device }) => {
  let finger: Input | undefined;
  // The bot waits for free hands between two presses; a finger stays down.
  const bot = createBot('careful');
  return (state, pressed) => {
    if (device !== 'touch') return pressed;
    const wish = bot({ ...state, keys: 0 });
    if (state.phase !== 'hover') {
      finger = undefined;
      return IDLE;
    }
    const over = (column: number) => pointing(BOARD.left + (column + 0.5) * BOARD.cell, 200);
    if (wish.held & LEFT) finger = over(state.column - 1);
    else if (wish.held & RIGHT) finger = over(state.column + 1);
    else if (wish.held & A) {
      // A lantern that hangs right is tapped; one that is held is let go.
      const tap = finger ? IDLE : over(state.column);
      finger = undefined;
      return tap;
    }
    return finger ?? IDLE;
  };
};
