/** @jest-environment node */
import { A, holding, IDLE, type Input, NEXT, pointing, RIGHT } from '../../kit/sim/Input.ts';
import { testGame } from '../../kit/testing/testGame.ts';
import { COLUMNS, fogAround, KEEP, ROWS, stepFog } from './fog.ts';
import { game } from './game.ts';
import { type BeaconState, CELL, DAWN, lightAt, priceOf, sim, TRAY } from './sim.ts';

testGame(game, { gets: (state) => state.tick, to: 120 * 60, seeds: 2 });

const press = (state: BeaconState, ...inputs: Input[]) => {
  const kinds: string[] = [];
  for (const input of [...inputs, IDLE]) {
    state.events.length = 0;
    sim.step(state, input);
    kinds.push(...state.events.map(({ kind }) => kind));
  }
  return kinds;
};
const cell = (column: number, row: number) => pointing((column + 0.5) * CELL, (row + 0.5) * CELL);
const sum = (fog: readonly number[]) => fog.reduce((all, one) => all + one, 0);

test('fog comes in, more from where the wind blows, and a light burns it away', () => {
  const clear = Array.from({ length: COLUMNS * ROWS }, () => 0);
  let fog = clear;
  let lit = clear;
  const lights = [{ kind: 'lantern' as const, column: 4, row: 22 }];
  for (let i = 0; i < 100; i++) {
    fog = stepFog(fog, { wind: 2, seconds: 0, lights: [] });
    lit = stepFog(lit, { wind: 2, seconds: 0, lights });
  }
  expect(fogAround(fog, 2, 22)).toBeGreaterThan(fogAround(fog, COLUMNS - 3, 22));
  expect(fogAround(lit, 4, 22)).toBeLessThan(fogAround(fog, 4, 22) * 0.6);
  expect(sum(lit)).toBeLessThan(sum(fog));
});

test('a lantern costs oil, each one more than the last, and stands where the finger was', () => {
  const state = sim.create(3);
  expect(press(state, cell(10, 10))).toContain('place');
  expect(state.oil).toBeLessThan(37);
  expect(priceOf(state, 'lantern')).toBe(29);
  expect(lightAt(state, 10, 10)).toBe(0);
  press(state, cell(25, 30));
  expect(press(state, cell(30, 12))).toContain('dear');
});

test('a light that is held is lifted, and gives back a part of its oil', () => {
  const state = sim.create(3);
  press(state, cell(10, 10));
  const { oil } = state;
  press(state, ...Array.from({ length: 30 }, () => cell(10, 10)));
  expect(state.lights).toEqual([]);
  expect(state.oil).toBeGreaterThan(oil + 14);
});

test('a flare clears the fog around it, and then rests', () => {
  const state = sim.create(3);
  state.fog = state.fog.map(() => 0.9);
  press(state, holding(NEXT), IDLE, holding(NEXT));
  state.cursor = { column: KEEP.column, row: KEEP.row };
  expect(press(state, holding(A))).toContain('place');
  expect(fogAround(state.fog, KEEP.column, KEEP.row)).toBeLessThan(0.1);
  state.oil = 99;
  expect(press(state, holding(A))).toContain('dear');
});

test('a finger chooses from the tray', () => {
  const state = sim.create(3);
  press(state, pointing(TRAY.x[1] ?? 0, TRAY.y));
  expect({ tool: state.tool, lights: state.lights }).toEqual({ tool: 1, lights: [] });
});

test('nothing done, the keep is lost in the fog', () => {
  const state = sim.create(3);
  for (let tick = 0; tick < DAWN && !state.over; tick++) sim.step(state, IDLE);
  expect(state.over).toBe(true);
});

test('a press leads the cursor one step, and a way that is held leads it on', () => {
  const state = sim.create(3);
  const from = state.cursor.column;
  press(state, holding(RIGHT));
  expect(state.cursor.column).toBe(from + 2);
  press(state, ...Array.from({ length: 60 }, () => holding(RIGHT)));
  expect(state.cursor.column).toBe(COLUMNS - 2);
});
