import { sharedText } from './sharedText.ts';

test.each([
  ['nothing', '', ''],
  [
    'all three',
    '?title=Lanterns&text=Look at this&url=https://a.example/b',
    'Lanterns\nLook at this\nhttps://a.example/b',
  ],
  [
    'an address that the text has already',
    '?text=See https://a.example/b&url=https://a.example/b',
    'See https://a.example/b',
  ],
  ['the same words twice', '?title=Hello&text=Hello', 'Hello'],
  ['only spaces', '?title=%20&text=Hi', 'Hi'],
])('of %s', (_, search, text) => {
  expect(sharedText(search)).toBe(text);
});
