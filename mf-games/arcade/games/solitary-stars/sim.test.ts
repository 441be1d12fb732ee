/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { A, B, DOWN, holding, IDLE, type Input, pointing, UP } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { dealSky } from './deal.ts';
import { FIGURES, slotsOf } from './figures.ts';
import { game } from './game.ts';
import { PILES, placeOf, playable, sim, type StarsState } from './sim.ts';
import { DRAW, isNeighbour, solve } from './solve.ts';

testGame(game, { gets: (state) => state.sky, to: 2 });

function step(state: StarsState, ...inputs: Input[]): void {
  for (const input of [...inputs, IDLE]) {
    state.events.length = 0;
    sim.step(state, input);
  }
}

/** A sky in which the first card goes and the second does not. */
function sky(): StarsState {
  const state = sim.create(1);
  state.slots = slotsOf({ name: 'two', rows: [[6, 8]] });
  state.ranks = [5, 9];
  state.open = 4;
  state.stock = [10];
  return state;
}

describe.each(FIGURES.flatMap((figures, tier) => figures.map((figure) => ({ tier, ...figure }))))(
  'the $name',
  ({ tier, rows }) => {
    const slots = slotsOf({ name: '', rows });

    test('has as many cards as its sky, none covered by more than two', () => {
      expect(slots.length).toBe(at([18, 24, 28], tier));
      expect(slots.every(({ under }) => under.length <= 2)).toBe(true);
      expect(slots.filter(({ joined }) => joined < 0).length).toBeLessThanOrEqual(4);
    });

    test.each([1, 2, 3])('can be cleared as dealt by seed %i, with four cards of a rank at most', (seed) => {
      const dealt = dealSky({ rng: seed }, slots, at([12, 16, 18], tier));
      expect(solve({ slots, gone: 0, ...dealt })).toBeDefined();
      const all = [...dealt.ranks, ...dealt.stock, dealt.open];
      for (let rank = 1; rank <= 13; rank++)
        expect(all.filter((one) => one === rank).length).toBeLessThanOrEqual(4);
    });
  },
);

test('one above, one below, and the king beside the ace', () => {
  expect([
    isNeighbour(4, 5),
    isNeighbour(5, 4),
    isNeighbour(1, 13),
    isNeighbour(4, 6),
    isNeighbour(7, 7),
  ]).toEqual([true, true, true, false, false]);
});

test('a card that goes is played by a tap or by keys; one that does not is not', () => {
  const state = sky();
  const other = placeOf(state, 1);
  step(state, pointing(other.x, other.y));
  expect(state.gone).toBe(0);
  step(state, holding(A));
  expect({ gone: state.gone, open: state.open, score: state.score }).toEqual({ gone: 1, open: 5, score: 10 });
});

test('a drawn card ends the streak, and the only way on may be to draw', () => {
  const state = sky();
  step(state, holding(A), IDLE, holding(DOWN));
  expect({ streak: state.streak, open: state.open }).toEqual({ streak: 0, open: 10 });
  expect(playable(state)).toEqual([1]);
});

test('a clear sky pays for the cards that were not needed', () => {
  const state = sky();
  state.ranks = [5, 6];
  step(state, holding(A), IDLE, holding(A));
  expect(state.phase).toBe('clear');
  // 10 and 20 for the cards, 100 for the part, 50 for one of the stock.
  expect(state.score).toBe(180);
});

test('one undo a sky', () => {
  const state = sky();
  step(state, holding(A), IDLE, holding(B));
  expect({ gone: state.gone, open: state.open, score: state.score, undos: state.undos }).toEqual({
    gone: 0,
    open: 4,
    score: 0,
    undos: 0,
  });
  step(state, holding(A), IDLE, holding(B));
  expect(state.gone).toBe(1);
});

test('a comet takes any card', () => {
  const state = sky();
  state.comet = true;
  step(state, holding(UP));
  expect(playable(state)).toEqual([0, 1]);
  step(state, pointing(PILES.stock, PILES.y));
  expect(state.open).toBe(10);
});

test('the search knows when there is no way', () => {
  const slots = slotsOf({ name: 'two', rows: [[6, 8]] });
  expect(solve({ slots, ranks: [5, 9], stock: [], open: 4, gone: 0 })).toBeUndefined();
  expect(solve({ slots, ranks: [5, 9], stock: [8], open: 4, gone: 0 })).toEqual([0, DRAW, 1]);
});
