/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { A, B, holding, IDLE, type Input, pointing } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { game } from './game.ts';
import { type ClockState, DAY, sim } from './sim.ts';
import { buildWorks, CLOCKS, solve, turn } from './works.ts';

testGame(game, { gets: (state) => state.mended, to: CLOCKS });

const press = (state: ClockState, input: Input) => {
  state.events.length = 0;
  sim.step(state, input);
  state.held = 0;
  return state.events;
};

test('a gear turns itself by one and those that touch it back by one', () => {
  const gears = buildWorks({ rng: 3 }, 3).gears;
  const before = gears.map(({ turned }) => turned);
  const { touches } = at(gears, 0);
  turn(gears, 0, 1);
  expect(gears.map(({ turned }, i) => turned - at(before, i))).toEqual(
    gears.map((_, i) => (i === 0 ? 1 : touches.includes(i) ? -1 : 0)),
  );
});

test('every clock of a hundred seeds can be mended in the turns it says', () => {
  for (let seed = 0; seed < 100; seed++) {
    const works = buildWorks({ rng: seed }, seed % CLOCKS);
    const way = solve(works);
    expect(way?.reduce((sum, by) => sum + Math.abs(by), 0)).toBe(works.par);
    way?.forEach((by, gear) => turn(works.gears, gear, by));
    expect(works.gears.every(({ turned }) => turned % works.positions === 0)).toBe(true);
  }
});

test('the right half of a gear turns it right, the left half left, and so do the two buttons', () => {
  const state = sim.create(8);
  const gear = at(state.works.gears, 0);
  const turned = gear.turned;
  press(state, pointing(gear.x + 20, gear.y));
  expect(gear.turned).toBe(turned + 1);
  press(state, pointing(gear.x - 20, gear.y));
  expect(gear.turned).toBe(turned);
  state.cursor = 0;
  press(state, holding(A));
  press(state, holding(B));
  expect({ turned: gear.turned, turns: state.turns }).toEqual({ turned, turns: 4 });
});

test('a bolted gear does not let itself be turned, and that costs nothing', () => {
  const state = sim.create(8);
  state.works = buildWorks({ rng: 2 }, 6);
  state.cursor = state.works.gears.findIndex(({ bolted }) => bolted);
  expect(press(state, holding(A))).toContainEqual({ kind: 'stuck', gear: state.cursor });
  expect(state.turns).toBe(0);
});

test('the day ends, whatever is still out of order', () => {
  const state = sim.create(8);
  for (let tick = 0; tick <= DAY && !state.over; tick++) sim.step(state, IDLE);
  expect({ over: state.over, score: state.score }).toEqual({ over: true, score: 0 });
});
