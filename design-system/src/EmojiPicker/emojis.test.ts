import { speak } from '../language/index.ts';
import { findEmojis, readEmojis } from './emojis.ts';
import { emojiLists } from './words.ts';

const all = () => Object.entries(emojiLists.now).map(([title, lines]) => readEmojis(title, lines));
const found = (search: string) =>
  findEmojis(all(), search).flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));

afterEach(() => speak('en'));

describe.each(['en', 'de'] as const)('the emojis in %s', (language) => {
  beforeEach(() => speak(language));

  it('are all there without a search, each once, in whole rows of eight', () => {
    expect(new Set(found('')).size).toBe(found('').length);
    for (const { emojis } of all()) expect(emojis.length % 8).toBe(0);
  });

  it('have names, each its own', () => {
    const names = all().flatMap(({ emojis }) => emojis.map(({ name }) => name));
    expect(names.filter((name) => !/^\p{L}[\p{L} ]*$/u.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

test('emojis are the same and in the same order in each language', async () => {
  const english = found('');
  await speak('de');
  expect(found('')).toEqual(english);
});

test('emojis are found by the beginnings of their words, in the language of the page', async () => {
  expect(found('cof')).toEqual(['☕']);
  expect(found('green hea')).toEqual(['💚']);
  expect(found('nothing like this')).toEqual([]);
  await speak('de');
  expect(found('kaf')).toEqual(['☕']);
  expect(found('grünes herz')).toEqual(['💚']);
});
