/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { A, holding, IDLE, type Input } from '../../kit/sim/Input.ts';
import { playBot } from '../../kit/testing/playBot.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { game } from './game.ts';
import { BURROW_BIT, type MoleState, molesOf, sim } from './sim.ts';

testGame(game, { gets: (state) => state.wave, to: 7, ticks: 6000 });

/** Goes on until a word about the state is true, or for a minute. */
function until(state: MoleState, isThere: (state: MoleState) => boolean): MoleState {
  for (let tick = 0; tick < 3600 && !isThere(state); tick++) step(state);
  return state;
}

function step(state: MoleState, input: Input = IDLE): void {
  state.events.length = 0;
  sim.step(state, input);
}

const asked = (seed: number) => until(sim.create(seed), ({ phase }) => phase === 'ask');

test('the first wave is one mole that stays where it was shown', () => {
  const state = asked(4);
  expect(state.wants.filter((want) => want >= 0)).toEqual([at(state.parcels, 0)]);
  expect([1, 2, 4, 6, 20].map(molesOf)).toEqual([1, 2, 3, 4, 7]);
});

test('its own key chooses a burrow, and the right one is worth a hundred', () => {
  const state = asked(4);
  const burrow = state.wants.indexOf(at(state.parcels, 0));
  step(state, holding(1 << (BURROW_BIT + burrow)));
  expect({ score: state.score, stamps: state.stamps, streak: state.streak }).toEqual({
    score: 100,
    stamps: 3,
    streak: 1,
  });
});

test('an empty burrow costs a stamp, and so does waiting too long', () => {
  const state = asked(4);
  const empty = state.wants.indexOf(-1);
  state.cursor = empty;
  step(state, holding(A));
  expect(state.stamps).toBe(2);
  until(state, ({ phase }) => phase === 'ask');
  until(state, ({ phase }) => phase !== 'ask');
  expect(state.stamps).toBe(1);
});

test('the third mistake is the last', () => {
  const state = until(sim.create(9), ({ over }) => over);
  expect({ over: state.over, stamps: state.stamps }).toEqual({ over: true, stamps: 0 });
});

test('moles change burrows, none is lost, and a feint moves nobody', () => {
  playBot(game, {
    seed: 31,
    ticks: 7000,
    watch: (state) => {
      if (state.tick % 20 !== 0) return;
      const waiting = state.wants.filter((want) => want >= 0).toSorted();
      expect(waiting).toEqual([...state.parcels].toSorted());
    },
  });
});
