import { pointer } from '../input/Controls.ts';
import type { Device } from '../input/InputReader.ts';
import { installTestCanvas, testContext } from '../testing/testCanvas.ts';
import { drawGlyph } from './glyph.ts';

installTestCanvas();

const palette = { high: '#111111', low: '#222222', ground: '#333333', built: '#444444', glow: '#ffffff' };

/** The letters on the keys that are shown. */
function lettersShown(typed: 'letters' | 'words' | undefined, device: Device): string {
  const seen = new Set<string>();
  const fillText = (text: string) => seen.add(text);
  const context = new Proxy(testContext(), {
    get: (target, name) => (name === 'fillText' ? fillText : Reflect.get(target, name)),
  });
  const { glyph, touch } = pointer;
  drawGlyph(context, { glyph, touch, typed, device, palette, x: 0, y: 0, held: 0, time: 1 });
  return [...seen].join('');
}

test('a game of words shows letters to who has a keyboard', () => {
  expect(lettersShown('letters', 'keys')).toBe('ABC');
  expect(lettersShown('words', 'keys')).toBe('ABC');
});

test('who points or holds a pad sees no letters, nor does who plays another game', () => {
  for (const device of ['touch', 'mouse', 'pad'] as const) expect(lettersShown('words', device)).toBe('');
  expect(lettersShown(undefined, 'keys')).toBe('');
});
