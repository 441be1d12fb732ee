import { type ClockState, gearAt, sim } from '../../games/clockwork/sim.ts';
import { at } from '../../kit/sim/at.ts';
import { A, B, DOWN, holding, LEFT, RIGHT, UP } from '../../kit/sim/Input.ts';
import { pressingHand } from '../presses.ts';

/** Finds the way of the cursor from gear to gear, and turns there. */
export const createHand = pressingHand<ClockState>((state, { x, y }) => {
  const gear = gearAt(state.works, x, y);
  if (gear < 0) return [];
  return [...wayTo(state, gear), x >= at(state.works.gears, gear).x ? A : B];
});

function wayTo(state: ClockState, gear: number): number[] {
  const ways = new Map<number, number[]>([[state.cursor, []]]);
  for (const [cursor, way] of ways)
    for (const bit of [LEFT, RIGHT, UP, DOWN]) {
      const tried = structuredClone({ ...state, cursor, held: 0 });
      sim.step(tried, holding(bit));
      if (!ways.has(tried.cursor)) ways.set(tried.cursor, [...way, bit]);
    }
  return ways.get(gear) ?? [];
}
