/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { holding, IDLE, type Input, LEFT, RIGHT } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { BARS, drumsOf, tempoOf, writeBar } from './chart.ts';
import { game } from './game.ts';
import { type DrumState, sim } from './sim.ts';

testGame(game, { gets: (state) => state.bar, to: BARS });

const step = (state: DrumState, input: Input = IDLE) => {
  state.events.length = 0;
  sim.step(state, input);
  return state.events.map(({ kind }) => kind);
};

/** Goes on to a tick; whatever comes due is missed. */
const goTo = (state: DrumState, tick: number) => {
  while (state.tick < tick && !state.over) step(state);
};

test('the first bars are one drum on the beat, then they grow, and never more than two at once', () => {
  expect(new Set(writeBar({ rng: 1 }, 0, 0).map(({ drum }) => drum))).toEqual(new Set([0]));
  expect([0, 4, 8, 14, 40].map(drumsOf)).toEqual([1, 2, 3, 4, 4]);
  expect(tempoOf(47)).toBeGreaterThan(tempoOf(0));
  for (let seed = 0; seed < 40; seed++) {
    const dues = writeBar({ rng: seed }, 40, 0).map(({ due }) => due);
    for (const due of dues) expect(dues.filter((other) => other === due).length).toBeLessThanOrEqual(2);
  }
});

test.each([
  ['on the beat', 0, 100],
  ['a little off', 5, 50],
])('a stroke %s is worth its points', (_, late, points) => {
  const state = sim.create(2);
  const { due } = at(state.notes, 0);
  goTo(state, due + late - 1);
  expect(step(state, holding(LEFT))).toContain('hit');
  expect(state.score).toBe(points);
});

test('a missed beat and a stray stroke cool the drum and end the combo', () => {
  const state = sim.create(2);
  const first = at(state.notes, 0).due;
  goTo(state, first - 1);
  step(state, holding(LEFT));
  expect(state.combo).toBe(1);
  goTo(state, first + 15);
  expect(step(state, holding(LEFT))).toContain('stray');
  expect({ combo: state.combo, warmth: state.warmth[0] }).toEqual({ combo: 0, warmth: 58 });
  goTo(state, at(state.notes, 0).due + 9);
  expect(state.warmth[0]).toBe(40);
});

test('a drum that has not joined yet takes nothing amiss', () => {
  const state = sim.create(2);
  goTo(state, 120);
  const warmth = [...state.warmth];
  step(state, holding(RIGHT));
  expect(state.warmth).toEqual(warmth);
});

test('who strikes nothing is left with silent drums, and that is the end', () => {
  const state = sim.create(2);
  goTo(state, 2000);
  expect({ over: state.over, score: state.score }).toEqual({ over: true, score: 0 });
});
