import { jsonLines } from './jsonLines.ts';

const text = JSON.stringify(
  { plaza: 'settings', games: [{ slug: 'one' }, { slug: 'two "}"', line: null }], done: [] },
  null,
  2,
);

test('knows the line of every value', () => {
  const { lineOf, broken } = jsonLines(text);
  expect(broken).toBeUndefined();
  expect(text.split('\n')[lineOf(['games', '1', 'slug']) - 1]).toContain('two');
  expect(text.split('\n')[lineOf(['plaza']) - 1]).toContain('settings');
});

test('what is missing is looked for where it should stand', () => {
  const { lineOf } = jsonLines(text);
  expect(lineOf(['games', '1', 'title'])).toBe(lineOf(['games', '1']));
  expect(lineOf(['nothing', 'of', 'it'])).toBe(1);
});

test.each([
  ['hello', 1],
  ['', 1],
  ['{\n  "a": 1,\n  "b": tru\n}', 3],
  ['{\n  "a": 1\n  "b": 2\n}', 3],
  ['{\n  "a": [1, 2\n}', 3],
  ['{\n  "a": "half\n}', 2],
  ['{ "a": 1 }\n}', 2],
  ['{\n  a: 1\n}', 2],
])('says which line of %j cannot be read', (broken, line) => {
  expect(() => JSON.parse(broken) as unknown).toThrow();
  expect(jsonLines(broken).broken).toBe(line);
});
