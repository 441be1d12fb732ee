/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { B, holding, IDLE, type Input, NEXT, pointing, X } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { game } from './game.ts';
import { HOLES, makeLevel } from './level.ts';
import { stepMarble } from './physics.ts';
import { BUTTONS, type MarbleState, sim } from './sim.ts';

testGame(game, { gets: (state) => state.home, to: HOLES });

const press = (state: MarbleState, ...inputs: Input[]) => {
  const kinds: string[] = [];
  for (const input of [...inputs, IDLE]) {
    state.events.length = 0;
    sim.step(state, input);
    kinds.push(...state.events.map(({ kind }) => kind));
  }
  return kinds;
};

/** Goes on until a word about the state is true, or for ten seconds. */
const until = (state: MarbleState, isThere: (state: MarbleState) => boolean) => {
  for (let tick = 0; tick < 600 && !isThere(state); tick++) press(state);
};

test('every hole of fifty seeds has a way home, and none by a bare fall', () => {
  for (let seed = 0; seed < 50; seed++) {
    const level = makeLevel({ rng: seed }, seed % HOLES);
    const runsHome = (segments: typeof level.solution) => {
      const marble = { ...level.start, speedX: 0, speedY: 0 };
      for (let tick = 0; tick < 480; tick++) {
        stepMarble(marble, { segments, pegs: level.pegs, fan: level.fan ?? undefined });
        const [dx, dy] = [marble.x - level.goal.x, marble.y - level.goal.y];
        if (dx * dx + dy * dy < 22 * 22) return true;
      }
      return false;
    };
    expect(runsHome([...level.given, ...level.solution])).toBe(true);
    expect(runsHome([])).toBe(false);
  }
});

test('a line costs as much chalk as it is long, and taking it back gives all of it again', () => {
  const state = sim.create(7);
  const { ink } = state;
  press(state, pointing(100, 300), pointing(160, 300));
  expect(ink - state.ink).toBe(60);
  press(state, holding(B));
  expect({ ink: state.ink, strokes: state.strokes }).toEqual({ ink, strokes: [] });
});

test('no line is longer than the chalk that is left', () => {
  const state = sim.create(7);
  const { ink } = state;
  press(state, pointing(20, 300), pointing(340, 320), pointing(20, 340), pointing(340, 360));
  expect(state.ink).toBe(0);
  expect(ink).toBeLessThan(640);
});

test('a marble that misses comes back, the lines stay, and a further drop is possible', () => {
  const state = sim.create(7);
  press(state, pointing(20, 400), pointing(60, 400), IDLE, holding(X));
  expect(state.phase).toBe('run');
  until(state, ({ phase }) => phase === 'draw');
  expect({ phase: state.phase, drops: state.drops, strokes: state.strokes.length }).toEqual({
    phase: 'draw',
    drops: 1,
    strokes: 1,
  });
});

test('a finger on the marble lets it go, and one on the button takes a line back', () => {
  const state = sim.create(7);
  press(state, pointing(100, 300), pointing(160, 300));
  press(state, pointing(BUTTONS.undo.x, BUTTONS.undo.y));
  expect(state.strokes).toEqual([]);
  press(state, pointing(state.level.start.x, state.level.start.y));
  expect(state.phase).toBe('run');
});

test('a hole can be skipped after three drops, not before', () => {
  const state = sim.create(7);
  press(state, holding(NEXT));
  expect(state.hole).toBe(0);
  for (let drop = 0; drop < 3; drop++) {
    press(state, holding(X));
    until(state, ({ phase }) => phase === 'draw');
  }
  expect(press(state, holding(NEXT))).toContain('skip');
  expect({ hole: state.hole, score: state.score, strokes: at([state.strokes], 0) }).toEqual({
    hole: 1,
    score: 0,
    strokes: [],
  });
});
