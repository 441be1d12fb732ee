import { drawsEmoji } from './lendEmoji.ts';

/** A page whose canvas draws each sign as these pixels; null has no canvas. */
function aPage(pixelsOf: ((sign: string) => number[]) | null): Document {
  let drawn: number[] = [];
  const pen = pixelsOf && {
    clearRect: () => (drawn = []),
    fillText: (sign: string) => (drawn = pixelsOf(sign)),
    getImageData: () => ({ data: Uint8ClampedArray.from(drawn) }),
  };
  return { createElement: () => ({ getContext: () => pen }) } as unknown as Document;
}

test('a device that draws an emoji in black knows emoji', () => {
  expect(drawsEmoji(aPage((sign) => (sign === '\u{1F98A}' ? [0, 0, 0, 255] : [0, 0, 0, 99])))).toBe(true);
});

test('a device that draws an emoji in colour does not look for what no font has', () => {
  const tried: string[] = [];
  const page = aPage((sign) => {
    tried.push(sign);
    return [255, 200, 0, 255];
  });
  expect(drawsEmoji(page)).toBe(true);
  expect(tried).toEqual(['\u{1F98A}']);
});

test('a device that draws the same box for an emoji and for what no font has knows none', () => {
  expect(drawsEmoji(aPage(() => [0, 0, 0, 255]))).toBe(false);
});

test('a trace of colour, as browsers add it that hide which device it is, is no emoji', () => {
  expect(drawsEmoji(aPage(() => [1, 0, 0, 255, 0, 1, 0, 255]))).toBe(false);
});

test('where nothing can be drawn, nothing is lent', () => {
  expect(drawsEmoji(aPage(null))).toBe(true);
});
