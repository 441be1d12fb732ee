/** @jest-environment node */
import { testGame } from '../../kit/testing/testGame.ts';
import { A, holding, IDLE } from '../../kit/sim/Input.ts';
import { burn, findFires, lantern, pointsOf, settle, spark, unlit } from './board.ts';
import { game } from './game.ts';
import { sim } from './sim.ts';

testGame(game, { gets: (state) => state.drops, to: 30 });

/** A board from its lowest rows, written as they are read: `a` a lantern, `A` a spark, `1` unlit, of colours a b c. */
function board(...rows: string[]): number[] {
  const cells = rows.toReversed().flatMap((row) => [...row].map(cellOf));
  return [...cells, ...Array.from({ length: 60 - cells.length }, () => 0)];
}

function cellOf(letter: string): number {
  if (letter === '.') return 0;
  if (letter >= '1' && letter <= '5') return unlit(Number(letter) - 1);
  return letter === letter.toUpperCase()
    ? spark(letter.charCodeAt(0) - 65)
    : lantern(letter.charCodeAt(0) - 97);
}

describe('fire', () => {
  test('takes the whole group that a spark touches, and nothing without a spark', () => {
    expect(findFires(board('aaab..', 'aab...'))).toEqual([]);
    const [fire] = findFires(board('Aaab..', 'aab...'));
    expect(fire?.places.length).toBe(5);
    expect(pointsOf(findFires(board('Aaab..', 'aab...')), 2)).toBe(10 * 25 * 2);
  });

  test('leaves a spark among others alone: it waits', () => {
    expect(findFires(board('.b....', 'bAb...', 'b1b...'))).toEqual([]);
  });

  test('wakes what is unlit beside it, and lets the rest fall', () => {
    const grid = board('b.....', 'Aa2...');
    expect(burn(grid, findFires(grid))).toEqual([2]);
    expect(settle(grid)).toEqual([{ from: 6, to: 0 }]);
    expect(grid.slice(0, 3)).toEqual(board('b.b...').slice(0, 3));
  });
});

test('the first lantern is a spark above three of its colour: one press is a fire', () => {
  const state = sim.create(3);
  sim.step(state, holding(A));
  for (let tick = 0; tick < 60 && state.score === 0; tick++) sim.step(state, IDLE);
  expect(state.score).toBe(10 * 16);
});

test('an idle player is not waited for: the lantern drops by itself', () => {
  const state = sim.create(3);
  for (let tick = 0; tick < 6 * 60 + 1; tick++) sim.step(state, IDLE);
  expect(state.phase).toBe('fall');
});
