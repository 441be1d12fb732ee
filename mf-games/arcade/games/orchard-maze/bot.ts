import type { CreateBot } from '../../kit/Game.ts';
import { at } from '../../kit/sim/at.ts';
import { A, DOWN, holding, IDLE, type Input, LEFT, RIGHT, UP } from '../../kit/sim/Input.ts';
import { columnOf, distancesTo, FAR, rowOf, STEPS } from './maze.ts';
import { GATE, type OrchardState } from './sim.ts';

const BITS: Readonly<Record<number, number>> = { 1: RIGHT, 13: DOWN, [-1]: LEFT, [-13]: UP };

interface Plan {
  /** What the plan was made for. */
  key: number;
  way: number;
  /** Tiles of way to the nearest bear. */
  near: number;
}

/** To the nearest apple, on tiptoe where a bear could hear; the careless one runs. */
export const createBot: CreateBot<OrchardState> = (skill) => {
  const careful = skill === 'careful';
  let plan: Plan = { key: -1, way: 0, near: FAR };
  let flight = IDLE;
  return (state) => {
    const hunter = state.bears.find(({ mood }) => mood !== 'sleep');
    if (careful && hunter) {
      if (state.tick % 6 === 0) flight = flee(state, hunter.tile);
      return flight;
    }
    const key = (state.tile * 40 + state.going + 13) * 40 + state.apples.length;
    if (plan.key !== key) plan = { key, ...nextStep(state, careful) };
    const bit = BITS[plan.way] ?? 0;
    if (!careful || bit === 0) return holding(bit);
    const alarm = Math.max(...state.bears.map((bear) => bear.alarm));
    if (alarm > 76 && plan.near < 9) return IDLE;
    if (plan.near > 8 || alarm < 48) return holding(bit);
    // A tap now and then: one tile, quietly.
    return state.going === 0 && state.tick % 4 < 2 ? holding(bit) : IDLE;
  };
};

/** The way to what is nearest; apples beside a sleeper come last. */
function nextStep(state: OrchardState, careful: boolean): Omit<Plan, 'key'> {
  const from = state.tile + state.going;
  const reach = distancesTo(state.hedges, from);
  const cost = (tile: number) => at(reach, tile) + (careful ? 2 * risk(state, tile) : 0);
  const near = Math.min(...state.bears.map((bear) => at(reach, bear.tile)));
  const [goal] = (state.open ? [GATE] : state.apples).toSorted((a, b) => cost(a) - cost(b));
  if (goal === undefined) return { way: 0, near };
  const distances = distancesTo(state.hedges, goal);
  const here = at(distances, from);
  return { way: STEPS.find((way) => (distances[from + way] ?? FAR) < here) ?? 0, near };
}

function risk(state: OrchardState, tile: number): number {
  return state.bears.reduce((sum, bear) => {
    const apart = Math.abs(columnOf(tile) - columnOf(bear.tile)) + Math.abs(rowOf(tile) - rowOf(bear.tile));
    return sum + Math.max(0, 4 - apart);
  }, 0);
}

/** Away from the hunter, to where it hears nothing more; honey when it is close. */
function flee(state: OrchardState, hunter: number): Input {
  const distances = distancesTo(state.hedges, hunter);
  const here = at(distances, state.tile);
  if (here > 9) return IDLE;
  const [best] = STEPS.filter((way) => state.hedges[state.tile + way] === false)
    .map((way) => ({ way, space: spaceOf(state, distances, state.tile + way) }))
    .toSorted((a, b) => b.space - a.space);
  const bit = best ? (BITS[best.way] ?? 0) : 0;
  return holding(bit | (here < 5 && state.honey ? A : 0));
}

/** How far from the hunter one may come from a tile within six more. */
function spaceOf(state: OrchardState, distances: readonly number[], tile: number): number {
  const own = distancesTo(state.hedges, tile);
  let best = 0;
  own.forEach((way, goal) => {
    const far = at(distances, goal);
    if (way <= 6 && far !== FAR && far > way) best = Math.max(best, far);
  });
  return best + at(distances, tile) * 0.5;
}
