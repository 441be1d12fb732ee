import { spaceAbove, spaceFor } from './space.ts';

const resting = { rowPx: 300, isResting: true };
const moving = { rowPx: 300, isResting: false };

test('no page becomes taller than browsers can show', () => {
  expect(spaceFor(100, 300)).toBe(30_000);
  expect(spaceFor(1_000_000, 300)).toBeLessThan(8_000_000);
  expect(spaceAbove(30_000_000, { rows: 100_000, ...moving })).toBeLessThan(8_000_000);
});

test('above the first row there is no space', () => {
  expect(spaceAbove(250, { rows: 0, ...moving })).toBe(0);
  expect(spaceAbove(-90, { rows: 0, ...moving })).toBe(0);
});

test('who moves is not disturbed by a space that is a little wrong', () => {
  for (const px of [0, 700, 9000, 5_000_000]) expect(spaceAbove(px, { rows: 10, ...moving })).toBe(px);
});

test('who rests gets space enough to go up, and no more than a page can have', () => {
  expect(spaceAbove(700, { rows: 10, ...resting })).toBe(3000);
  expect(spaceAbove(2900, { rows: 10, ...resting })).toBe(2900);
  expect(spaceAbove(5_000_000, { rows: 20_000, ...resting })).toBe(2_000_000);
});

test('where the space is used up there is space again at once', () => {
  expect(spaceAbove(-90, { rows: 10, ...moving })).toBe(3000);
});
