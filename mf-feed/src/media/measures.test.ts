import { shapeOf } from './measures.ts';

test.each([
  ['an ordinary picture keeps its shape', 1600, 1067, 1600 / 1067],
  ['a tall one is cut, so that it does not fill the screen', 1000, 4000, 4 / 5],
  ['a wide one is cut, so that it is more than a line', 4000, 200, 2.2],
  ['one whose size nobody knows is like a film', null, null, 16 / 9],
])('%s', (_, width, height, shape) => {
  expect(shapeOf({ width, height })).toBeCloseTo(shape);
});
