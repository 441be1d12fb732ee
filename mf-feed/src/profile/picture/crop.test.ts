import { mostZoom, moveCrop, squareOf, wholeOf, zoomCrop } from './crop.ts';

const wide = { width: 400, height: 200 };

test('begins with the largest square in the middle', () => {
  expect(squareOf(wide, wholeOf(wide))).toEqual({ left: 100, top: 0, side: 200 });
});

test('moves by parts of what is shown, and stops at the edges', () => {
  const right = moveCrop(wide, wholeOf(wide), { right: 0.25, down: 0.25 });
  expect(squareOf(wide, right)).toEqual({ left: 150, top: 0, side: 200 });
  const far = moveCrop(wide, right, { right: 9, down: -9 });
  expect(squareOf(wide, far)).toEqual({ left: 200, top: 0, side: 200 });
});

test('nearer shows a smaller square around the same middle', () => {
  expect(squareOf(wide, zoomCrop(wide, wholeOf(wide), 2))).toEqual({ left: 150, top: 50, side: 100 });
});

test('zoom ends at both ends', () => {
  expect(zoomCrop(wide, wholeOf(wide), 0.2).zoom).toBe(1);
  expect(zoomCrop(wide, wholeOf(wide), 99).zoom).toBe(mostZoom);
});

test('going back from an edge keeps the square inside', () => {
  const corner = moveCrop(wide, zoomCrop(wide, wholeOf(wide), 4), { right: 9, down: 9 });
  expect(squareOf(wide, corner)).toEqual({ left: 350, top: 150, side: 50 });
  expect(squareOf(wide, zoomCrop(wide, corner, 1))).toEqual({ left: 200, top: 0, side: 200 });
});
