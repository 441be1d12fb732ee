import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { IDLE, type Input, pointing } from '../../kit/sim/Input.ts';
import { PILES, placeOf, playable, type StarsState } from './sim.ts';
import { DRAW, solve } from './solve.ts';

/** Follows the way that the search finds; the careless one plays the first card that goes. */
export const createBot: CreateBot<StarsState> = (skill) => {
  let plan: number[] = [];
  let sky = -1;
  return (state) => {
    if (state.phase !== 'play' || state.tick % 24 !== 0) return IDLE;
    if (skill === 'careless') return carelessly(state);
    if (sky !== state.sky) {
      sky = state.sky;
      plan = solve(state) ?? [];
    }
    return press(state, plan.shift() ?? DRAW);
  };
};

function carelessly(state: StarsState): Input {
  // Draws now and then although something would go, and so loses its streak.
  const choices = playable(state);
  if (choices.length === 0 || (state.tick % 72 === 0 && state.stock.length > 0)) {
    if (state.stock.length === 0) return pointing(state.comet ? PILES.comet : PILES.undo, PILES.y);
    return press(state, DRAW);
  }
  return press(state, at(choices, 0));
}

function press(state: StarsState, move: number): Input {
  if (move === DRAW) return pointing(PILES.stock, PILES.y);
  const { x, y } = placeOf(state, move);
  return pointing(x, y + 8);
}
