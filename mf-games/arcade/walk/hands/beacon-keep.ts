import { type BeaconState, CELL, TRAY } from '../../games/beacon-keep/sim.ts';
import { ROWS } from '../../games/beacon-keep/fog.ts';
import { A, DOWN, LEFT, NEXT, RIGHT, UP } from '../../kit/sim/Input.ts';
import { pressingHand, steps, times } from '../presses.ts';

/** Chooses with the bumpers, walks the cursor two cells a press, and sets a light. */
export const createHand = pressingHand<BeaconState>((state, { x, y }) => {
  if (y > ROWS * CELL) {
    const tool = TRAY.x.findIndex((middle) => Math.abs(x - middle) < TRAY.reach);
    return times((tool - state.tool + TRAY.x.length) % TRAY.x.length, NEXT);
  }
  const across = Math.round((Math.floor(x / CELL) - state.cursor.column) / 2);
  const down = Math.round((Math.floor(y / CELL) - state.cursor.row) / 2);
  return [...steps({ across, down }, { left: LEFT, right: RIGHT, up: UP, down: DOWN }), A];
});
