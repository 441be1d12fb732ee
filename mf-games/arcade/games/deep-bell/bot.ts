import type { CreateBot } from '../../kit/Game.ts';
import { A, holding, IDLE } from '../../kit/sim/Input.ts';
import { METRE, START_X, wayAt } from './shaft.ts';
import { bellsOf, type BellState, DIVE } from './sim.ts';

/** Ticks for which a thumb taps. */
const TAP = 4;

/** Follows the free way to a bell that leaves breath for the way back; the careless one looks up late and dives on. */
export const createBot: CreateBot<BellState> = (skill) => {
  const careful = skill === 'careful';
  const looks = careful ? 5 : 30;
  let rises = false;
  let tap = 0;
  return (state) => {
    if (state.phase !== 'dive') {
      rises = false;
      return state.phase === 'surface' && state.rest === 0 && state.tick % 50 === 0 ? holding(A) : IDLE;
    }
    const wanted = careful ? (state.dives < 4 ? 6 : 5) : 6;
    if (bellsOf(state) >= wanted || state.breath < state.y / DIVE.rise + 2.4) rises = true;
    if (tap === 0 && state.tick % looks === 0 && isWrongWay(state, rises, careful ? 1 : 0)) tap = TAP;
    if (tap > 0) tap -= 1;
    // On the way down a turn is a short pause, on the way up a short press.
    return tap > 0 === rises ? holding(A) : IDLE;
  };
};

/** Whether the drift leads away from where the way will be. */
function isWrongWay(state: BellState, rises: boolean, foresight: number): boolean {
  const ahead = (rises ? -2.2 : 2.6) * METRE * foresight;
  const first = !rises && state.y < 8 * METRE;
  const target = first ? START_X + 62 : wayAt(state.shaft, state.y + ahead);
  const off = target - state.x;
  return Math.abs(off) > 10 && Math.sign(off) !== state.direction;
}
