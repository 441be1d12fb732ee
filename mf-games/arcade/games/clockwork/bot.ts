import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { IDLE, pointing } from '../../kit/sim/Input.ts';
import type { ClockState } from './sim.ts';
import { isUp, solve } from './works.ts';

/** Follows the shortest way; the careless one turns whatever hand is not up. */
export const createBot: CreateBot<ClockState> = (skill) => {
  const pace = skill === 'careful' ? 38 : 30;
  return (state) => {
    if (state.striking > 0 || state.spent % pace !== pace - 1) return IDLE;
    const { gears, positions } = state.works;
    const wanted = skill === 'careful' ? solve(state.works) : undefined;
    const gear = wanted
      ? wanted.findIndex((by) => by !== 0)
      : gears.findIndex(({ bolted, turned }, i) => !bolted && (turned + i + state.turns) % 3 !== 0);
    const { x, y, turned } = at(gears, Math.max(0, gear));
    const right = wanted ? at(wanted, gear) > 0 : !isUp({ ...at(gears, 0), turned }, positions);
    return pointing(x + (right ? 24 : -24), y + 6);
  };
};
