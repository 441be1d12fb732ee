import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

const css = readFileSync(join(__dirname, 'fonts.css'), 'utf8');

/** The faces in the sheet that have letters of their own. */
const faces = [...css.matchAll(/@font-face \{[^}]*\}/g)].flatMap(([face]) => {
  const [, family = ''] = /font-family: '([^']+)'/.exec(face) ?? [];
  const [, src = ''] = /url\('([^']+)'\)/.exec(face) ?? [];
  const [, ranges] = /unicode-range:([^;]+);/.exec(face) ?? [];
  if (!ranges) return [];
  const isNarrow = face.includes('font-stretch: 75%');
  const letters = ranges.split(',').flatMap((range) => {
    const [from = '', to = from] = range.trim().replace('U+', '').split('-');
    const [first, last] = [Number.parseInt(from, 16), Number.parseInt(to, 16)];
    return Array.from({ length: last - first + 1 }, (_, index) => first + index);
  });
  return [{ family, src, letters: new Set(letters), isNarrow }];
});

describe.each(['Bricolage Grotesque Variable', 'Figtree Variable'])('%s', (family) => {
  const own = faces.filter((face) => face.family === family && !face.isNarrow);
  const files = (letter: number) => own.filter(({ letters }) => letters.has(letter)).map(({ src }) => src);

  it('has every letter of Latin in one file, and only one', () => {
    const latin = Array.from({ length: 256 }, (_, letter) => letter);
    expect(latin.filter((letter) => files(letter).length !== 1)).toEqual([]);
  });

  it('has what English and German are written with in the file that every page loads', () => {
    const words =
      'Zoë nodded: "1,284 people – 14 places… @amber’s #1 (50 % + 3/4)!" Größe, Übung, Ärger, Öl?';
    const first = files('A'.codePointAt(0) ?? 0);
    const others = words.split('').filter((letter) => files(letter.codePointAt(0) ?? 0)[0] !== first[0]);
    expect(others).toEqual(['ë']);
    // What stands in the first picture where a name will.
    expect(files(0x200b)).toEqual(first);
  });
});

it('loads at most 30 KB for a page in English or German that shows nothing narrow', () => {
  const files = new Set(
    faces.filter(({ letters, isNarrow }) => letters.has(65) && !isNarrow).map(({ src }) => src),
  );
  const bytes = [...files].reduce((sum, src) => sum + statSync(join(__dirname, src)).size, 0);
  expect([files.size, bytes / 1024 <= 30]).toEqual([2, true]);
});

it('names no file that is not there', () => {
  const missing = faces.filter(
    ({ src }) => !existsSync(src.startsWith('.') ? join(__dirname, src) : require.resolve(src)),
  );
  expect(missing).toEqual([]);
});
