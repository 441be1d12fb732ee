/** @jest-environment node */
import { A, holding, IDLE, type Input, LEFT, LEFT_2, RIGHT, RIGHT_2, UP_2, X } from '../../kit/sim/Input.ts';
import { playBot } from '../../kit/testing/playBot.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { BOARD, crossing, freshKite, HANDS } from './flight.ts';
import { game } from './game.ts';
import { type KiteState, ROUNDS, sim } from './sim.ts';

testGame(game, { gets: (state) => state.wins[0], to: 3, seeds: 10 });

const go = (state: KiteState, ticks: number, input: Input = IDLE) => {
  const kinds: string[] = [];
  for (let tick = 0; tick < ticks && !state.over; tick++) {
    state.events.length = 0;
    sim.step(state, input);
    kinds.push(...state.events.map(({ kind }) => kind));
  }
  return kinds;
};

test('a kite cuts where its nose crosses the upper part of a string, steeply enough', () => {
  const other = { ...freshKite(1), x: 348, y: 100 };
  const flying = { ...freshKite(0), x: 346, wasX: 330, y: 200, wasY: 200, heading: 0 };
  expect(crossing(flying, HANDS[1], other)).toBeCloseTo(0.7, 1);
  expect(crossing({ ...flying, y: 420, wasY: 420 }, HANDS[1], other)).toBeUndefined();
  expect(crossing({ ...flying, heading: -1.5, wasX: 346, wasY: 216 }, HANDS[1], other)).toBeUndefined();
});

test('three cuts end a round, and a cut string is safe for a moment', () => {
  const state = sim.create(3);
  const [mine, theirs] = state.kites;
  const strike = () => {
    Object.assign(theirs, { x: 348, y: 100, stun: 99 });
    Object.assign(mine, { x: 338, y: 200, heading: 0, stun: 0 });
    return go(state, 3);
  };
  expect(strike()).not.toContain('fray');
  for (let left = 2; left >= 0; left--) {
    theirs.safe = 0;
    expect(strike()).toContain('fray');
    expect(theirs.strands).toBe(left);
    if (left > 0) expect(strike()).not.toContain('fray');
  }
  expect(state.wins).toEqual([1, 0]);
  expect(go(state, 120)).toContain('round');
  expect(state.kites[1].strands).toBe(3);
});

test('a kite left alone soon loses its rounds, and wins hardly a point', () => {
  for (let seed = 0; seed < 10; seed++) {
    const state = sim.create(seed * 977 + 11);
    expect(go(state, 45 * 60)).toContain('slack');
    expect(state.over).toBe(true);
    expect(state.score).toBeLessThan(playBot(game, { seed: seed * 977 + 11 }).state.score / 20);
  }
});

test('a string minded now and then does not wear out', () => {
  const state = sim.create(3);
  for (let times = 0; times < 6; times++) {
    expect([...go(state, 200), ...go(state, 20, holding(LEFT))]).not.toContain('slack');
  }
});

test('the ground stuns a kite, and it rises again', () => {
  const state = sim.create(3);
  Object.assign(state.kites[0], { y: BOARD.ground - 10, heading: 1.57 });
  expect(go(state, 10)).toContain('fall');
  go(state, 60);
  expect(state.kites[0].y).toBeLessThan(BOARD.ground);
});

test('who plays alone steers by either keys, and by fingers anywhere', () => {
  const headings = [LEFT, LEFT_2, X | RIGHT_2, X | LEFT].map((bits) => {
    const state = sim.create(3);
    go(state, 20, holding(bits));
    expect(state.two).toBe(false);
    return state.kites[0].heading;
  });
  expect(new Set(headings).size).toBe(1);
  const state = sim.create(3);
  go(state, 20, holding(LEFT_2));
  expect(go(state, 1, holding(A))).toContain('pull');
});

test('a pull from the other place is a second player, and all begins anew', () => {
  const state = sim.create(3);
  go(state, 200, holding(LEFT));
  expect(go(state, 1, holding(LEFT | UP_2))).toContain('joined');
  expect({ two: state.two, wins: state.wins, score: state.score }).toEqual({
    two: true,
    wins: [0, 0],
    score: 0,
  });
  state.wins = [ROUNDS, 1];
  state.pause = 1;
  go(state, 1);
  expect(state.over).toBe(true);
});

test('both sides at once pull the string', () => {
  const state = sim.create(3);
  expect(go(state, 1, holding(LEFT | RIGHT))).toContain('pull');
});
