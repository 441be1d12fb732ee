import { roomAbove, roomFor } from './room.ts';

const resting = { rowPx: 300, isResting: true };
const moving = { rowPx: 300, isResting: false };

test('no page becomes taller than browsers can show', () => {
  expect(roomFor(100, 300)).toBe(30_000);
  expect(roomFor(1_000_000, 300)).toBeLessThan(8_000_000);
  expect(roomAbove(30_000_000, { rows: 100_000, ...moving })).toBeLessThan(8_000_000);
});

test('above the first row there is no room', () => {
  expect(roomAbove(250, { rows: 0, ...moving })).toBe(0);
  expect(roomAbove(-90, { rows: 0, ...moving })).toBe(0);
});

test('who moves is not disturbed by a room that is a little wrong', () => {
  for (const px of [0, 700, 9000, 5_000_000]) expect(roomAbove(px, { rows: 10, ...moving })).toBe(px);
});

test('who rests gets room enough to go up, and no more than a page can have', () => {
  expect(roomAbove(700, { rows: 10, ...resting })).toBe(3000);
  expect(roomAbove(2900, { rows: 10, ...resting })).toBe(2900);
  expect(roomAbove(5_000_000, { rows: 20_000, ...resting })).toBe(2_000_000);
});

test('where the room is used up there is room again at once', () => {
  expect(roomAbove(-90, { rows: 10, ...moving })).toBe(3000);
});
