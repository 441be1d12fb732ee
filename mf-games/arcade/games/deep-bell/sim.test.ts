/** @jest-environment node */
import { A, holding, IDLE } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { game } from './game.ts';
import { METRE, wayAt, wayWidth } from './shaft.ts';
import { bankOf, bellsOf, type BellState, sim } from './sim.ts';

testGame(game, { gets: (state) => state.score, to: 5 * 600 * 1.5 });

/** Steps as long as a word about the state is true, at most ten seconds. */
function during(state: BellState, held: number, goesOn: (state: BellState) => boolean): void {
  for (let tick = 0; tick < 600 && goesOn(state); tick++) sim.step(state, held ? holding(held) : IDLE);
}

test('who only holds rings the first bell, and it counts at the surface', () => {
  const state = sim.create(8);
  during(state, A, ({ y }) => y < 9 * METRE);
  expect(bellsOf(state)).toBe(1);
  expect(state.score).toBe(0);
  during(state, 0, ({ phase }) => phase === 'dive');
  expect(state.score).toBe(100);
  expect(state.dives).toBe(4);
});

test('a tap is no dive: nobody loses one by trying out', () => {
  const state = sim.create(8);
  for (let taps = 0; taps < 12; taps++) {
    during(state, A, ({ y }) => y < METRE);
    during(state, 0, ({ phase, rest }) => phase === 'dive' || rest > 0);
  }
  expect(state.dives).toBe(5);
  during(state, A, ({ breath }) => breath > 16);
  during(state, 0, ({ phase }) => phase === 'dive');
  expect(state.dives).toBe(4);
});

test('bells are worth more together than one by one', () => {
  const state = sim.create(8);
  state.rung = state.rung.map((_, i) => i < 3);
  state.pending = 600;
  expect(bankOf(state)).toBe(900);
});

test('without breath the points of the dive are lost, and the next one begins whole', () => {
  const state = sim.create(8);
  during(state, A, ({ y }) => y < 9 * METRE);
  state.breath = 0.01;
  during(state, A, ({ phase }) => phase !== 'surface');
  expect({ score: state.score, dives: state.dives, pending: state.pending }).toEqual({
    score: 0,
    dives: 4,
    pending: 0,
  });
});

test.each([1, 2, 3, 4, 5, 6])('the way of seed %i is free of obstacles all the way down', (seed) => {
  const { shaft } = sim.create(seed);
  const tight = shaft.obstacles.filter(
    ({ x, y, radius }) => Math.abs(x - wayAt(shaft, y)) < radius + wayWidth(y) / 2 - 1,
  );
  expect(tight).toEqual([]);
  expect(shaft.obstacles.length).toBeGreaterThan(12);
});
