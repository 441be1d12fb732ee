import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { atan2, wrapAngle } from '../../kit/sim/dmath.ts';
import { A, holding, LEFT, RIGHT } from '../../kit/sim/Input.ts';
import { windAt } from './course.ts';
import { steer } from './helm.ts';
import type { RegattaState } from './sim.ts';

/** Sails as one should; the careless one heads straight for the buoy, into the wind too. */
export const createBot: CreateBot<RegattaState> = (skill) => (state) => {
  const { race } = state;
  const boat = at(race.boats, 0);
  if (skill === 'careful') {
    const { turn, push } = steer(race, 0, windAt(race.course, race.tick), 2);
    return holding((turn < 0 ? LEFT : turn > 0 ? RIGHT : 0) | (push && state.tick % 2 ? A : 0));
  }
  const buoy = at(race.course.buoys, boat.passed % 4);
  const off = wrapAngle(atan2(buoy.y - boat.y, buoy.x - boat.x) - boat.heading);
  return holding(off > 0.1 ? RIGHT : off < -0.1 ? LEFT : 0);
};
