import type { CreateBot } from '../../kit/Game.ts';
import { holding, LEFT, RIGHT, UP } from '../../kit/sim/Input.ts';
import { aim, HANDS } from './flight.ts';
import type { KiteState } from './sim.ts';

/** Flies at the other's string; the careless one flies in circles. */
export const createBot: CreateBot<KiteState> = (skill) => (state) => {
  if (skill === 'careless') return holding(state.tick % 70 < 40 ? LEFT : 0);
  const { turn, pull } = aim(state.kites[0], state.kites[1], HANDS[1], 0.68);
  return holding((turn < 0 ? LEFT : turn > 0 ? RIGHT : 0) | (pull && turn === 0 ? UP : 0));
};
