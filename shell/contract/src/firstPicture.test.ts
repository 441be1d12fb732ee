import { comingPainter, type PaintFirst, paintFirst } from './firstPicture.ts';

const paint: PaintFirst = async () => undefined;

beforeEach(() => {
  delete window.plazaFirst;
});

test('the page finds what a remote paints, whichever script comes first', async () => {
  const early = comingPainter(window);
  paintFirst(paint);
  expect(await early).toBe(paint);
  expect(await comingPainter(window)).toBe(paint);
});
