/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { A, holding, IDLE, type Input, UP } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { hear } from './bear.ts';
import { game } from './game.ts';
import { distancesTo, FAR, growMaze, TILES } from './maze.ts';
import { GATE, type OrchardState, sim, START } from './sim.ts';

testGame(game, { gets: (state) => state.night, to: 3, ticks: 11_000, seeds: 3 });

function run(state: OrchardState, ticks: number, input: Input = IDLE): void {
  for (let tick = 0; tick < ticks; tick++) {
    state.events.length = 0;
    sim.step(state, input);
  }
}

test.each([1, 2, 3, 4, 5, 6, 7, 8])('orchard %i is whole: every way leads to every other', (seed) => {
  const hedges = growMaze({ rng: seed });
  const distances = distancesTo(hedges, START);
  const ways = Array.from({ length: TILES }, (_, tile) => tile).filter((tile) => !at(hedges, tile));
  expect(ways.filter((tile) => at(distances, tile) === FAR)).toEqual([]);
  expect(at(distances, GATE)).toBeLessThan(FAR);
  expect(ways.length).toBeGreaterThan(80);
});

describe('the bear', () => {
  const beside = () => {
    const state = sim.create(4);
    const [bear] = state.bears;
    if (!bear) throw new Error('Every night has a bear.');
    bear.tile = START;
    return { state, bear };
  };

  test('hears who runs, hardly who tiptoes, and leaves more than grass', () => {
    const { state, bear } = beside();
    hear(state, START, 1);
    const ran = bear.alarm;
    bear.alarm = 0;
    hear(state, START, 0.15);
    expect(bear.alarm).toBeLessThan(ran / 6);
    bear.alarm = 0;
    hear(state, START, 2.5);
    expect(bear.alarm).toBeGreaterThan(ran * 2);
  });

  test('wakes at a hundred, growls, hunts, and sleeps again', () => {
    const { state, bear } = beside();
    for (let i = 0; i < 8; i++) hear(state, START, 1);
    expect(bear.mood).toBe('growl');
    run(state, 43);
    expect(bear.mood).toBe('hunt');
    state.safe = 99;
    run(state, 330);
    expect(bear.mood).toBe('sleep');
    expect(bear.alarm).toBe(0);
  });

  test('that catches takes a heart and leaves the basket', () => {
    const { state, bear } = beside();
    state.score = 70;
    bear.mood = 'hunt';
    bear.left = 5;
    state.safe = 0;
    run(state, 1);
    expect({ hearts: state.hearts, score: state.score, mood: bear.mood }).toEqual({
      hearts: 2,
      score: 70,
      mood: 'sleep',
    });
  });

  test('that hunts goes for the honey', () => {
    const { state, bear } = beside();
    bear.mood = 'hunt';
    bear.left = 5;
    state.safe = 99;
    run(state, 1, holding(A));
    expect(state.honey).toBe(false);
    expect(bear.target).toBe(state.pot.tile);
  });
});

test('a tap is one quiet step, a held key runs', () => {
  const state = sim.create(4);
  state.hedges[START - 13] = false;
  state.hedges[START - 26] = false;
  state.hedges[START - 39] = false;
  run(state, 4, holding(UP));
  run(state, 60);
  expect(state.tile).toBe(START - 13);
  run(state, 45, holding(UP));
  expect(state.runs).toBe(true);
  expect(state.tile).toBeLessThan(START - 26);
});
