import { findEmojis } from './emojis.ts';

const found = (search: string) =>
  findEmojis(search).flatMap(({ emojis }) => emojis.map(({ emoji }) => emoji));

describe('the emojis', () => {
  it('are all there without a search, each once, in whole rows of eight', () => {
    expect(new Set(found('')).size).toBe(found('').length);
    for (const { emojis } of findEmojis('')) expect(emojis.length % 8).toBe(0);
  });

  it('have names, each its own', () => {
    const names = findEmojis('').flatMap(({ emojis }) => emojis.map(({ name }) => name));
    expect(names.filter((name) => !/^[a-z][a-z ]*$/.test(name))).toEqual([]);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('are found by the beginnings of their words', () => {
    expect(found('cof')).toEqual(['☕']);
    expect(found('green hea')).toEqual(['💚']);
    expect(found('nothing like this')).toEqual([]);
  });
});
