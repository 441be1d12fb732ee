/** @jest-environment node */
import { at } from '../../kit/sim/at.ts';
import { holding, IDLE, type Input, pointing, TYPED, X } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { findWords, isWord } from './dictionary.ts';
import { game } from './game.ts';
import { BOARD, COLUMNS, isVowel, NEAR, type PoolState, ROWS, sim, STONE } from './sim.ts';

testGame(game, { gets: (state) => state.words, to: 10, seeds: 3 });

const press = (state: PoolState, ...inputs: Input[]) => {
  const kinds: string[] = [];
  for (const input of [...inputs, IDLE]) {
    state.events.length = 0;
    sim.step(state, input);
    kinds.push(...state.events.map(({ kind }) => kind));
  }
  return kinds;
};
const over = (stone: number) =>
  pointing(BOARD.x + (stone % COLUMNS) * STONE, BOARD.y + Math.floor(stone / COLUMNS) * STONE);
const typed = (letter: string): Input => ({ held: TYPED, x: letter.charCodeAt(0), y: 0 });

/** SEA lies in the top row, and nothing else is near. */
function withSea(): PoolState {
  const state = sim.create(4);
  state.stones = [...'seaxx'.split(''), ...Array.from({ length: 25 }, () => 'x')];
  return state;
}

test('the list knows words, and none that hurt', () => {
  expect(['sea', 'tide', 'colour', 'color', 'letters'].every(isWord)).toBe(true);
  expect(['xyz', 'sx', 'nigger', 'cunt', ''].some(isWord)).toBe(false);
});

test('every board of thirty begins with many words, and keeps its vowels', () => {
  for (let seed = 0; seed < 30; seed++) {
    const { stones } = sim.create(seed);
    expect(findWords(stones, NEAR).length).toBeGreaterThanOrEqual(60);
    expect(stones.filter(isVowel)).toHaveLength(12);
  }
});

test('a finger over stones spells a word; it goes, and the others fall in', () => {
  const state = withSea();
  expect(press(state, over(0), over(1), over(2))).toContain('word');
  expect({ score: state.score, used: state.used }).toEqual({ score: 30, used: ['sea'] });
  expect(state.stones.every(Boolean)).toBe(true);
});

test('letters can be typed and sent', () => {
  const state = withSea();
  press(state, typed('s'), typed('e'), typed('a'));
  expect(state.path).toEqual([0, 1, 2]);
  expect(press(state, holding(X))).toContain('word');
});

test('no word twice in a run, and none that is none', () => {
  const state = withSea();
  state.used = ['sea'];
  expect(press(state, over(0), over(1), over(2))).toContain('no');
  expect(press(state, over(2), over(3), over(4))).toContain('no');
  expect(state.score).toBe(0);
});

test('back over the stone before takes the last one out', () => {
  const held = withSea();
  for (const stone of [0, 1, 2, 1]) sim.step(held, over(stone));
  expect(held.path).toEqual([0, 1]);
});

test('letters under water pay double, a pearl doubles the word, and a word lowers the tide', () => {
  const state = withSea();
  state.water = ROWS - 0.3;
  press(state, over(0), over(1), over(2));
  expect(state.score).toBe(60);
  expect(state.water).toBeLessThan(ROWS - 0.5);
  const rich = withSea();
  rich.pearls[at([1], 0)] = true;
  press(rich, over(0), over(1), over(2));
  expect(rich.score).toBe(60);
});

test('the tide takes who finds nothing', () => {
  const state = sim.create(4);
  for (let tick = 0; tick < 20_000 && !state.over; tick++) sim.step(state, IDLE);
  expect({ over: state.over, score: state.score }).toEqual({ over: true, score: 0 });
});

/** Counts how often a list is looked into. */
function counted<T>(list: readonly T[]): { list: readonly T[]; looks: () => number } {
  let looks = 0;
  const watched = new Proxy(list, {
    get(target, key) {
      looks += 1;
      return Reflect.get(target, key) as unknown;
    },
  });
  return { list: watched, looks: () => looks };
}

test('whether there are words enough is known before all of them are found', () => {
  const { stones } = sim.create(3);
  const [all, enough] = [counted(NEAR), counted(NEAR)];
  const words = findWords(stones, all.list);
  expect(findWords(stones, enough.list, 25)).toEqual(words.slice(0, 25));
  expect(enough.looks()).toBeLessThan(all.looks() / 2);
});

test('one letter over and over is not looked for in every order that there is', () => {
  const state = withSea();
  state.stones = state.stones.map((_, stone) => (stone < 15 ? 't' : 'x'));
  state.typed = 't'.repeat(15);
  const { list, looks } = counted(state.stones);
  state.stones = list as string[];
  expect(press(state, typed('t'))).toContain('no');
  expect(looks()).toBeLessThan(100_000);
});
