import { parseRichText } from './parseRichText.ts';

const linked = (text: string) =>
  parseRichText(text)
    .filter((part) => part.kind !== 'words')
    .map((part) => ('href' in part ? [part.words, part.href] : []));

test('a text without anything special stays one piece', () => {
  expect(parseRichText('Good evening, square.')).toEqual([{ kind: 'words', words: 'Good evening, square.' }]);
  expect(parseRichText('')).toEqual([]);
});

test('addresses, names and tags lead somewhere, and nothing of the text is lost', () => {
  const text = 'Ask @amber about https://plaza.example/zones/castle?x=1#gate, it is #GoodNews!';
  expect(linked(text)).toEqual([
    ['@amber', '/user/amber'],
    ['https://plaza.example/zones/castle?x=1#gate', 'https://plaza.example/zones/castle?x=1#gate'],
    ['#GoodNews', '/search?q=%23GoodNews'],
  ]);
  expect(
    parseRichText(text)
      .map(({ words }) => words)
      .join(''),
  ).toBe(text);
});

test.each([
  ['a full stop after it', 'see http://a.example/b.', 'http://a.example/b'],
  ['a bracket around it', '(http://a.example/b)', 'http://a.example/b'],
  ['a bracket that belongs to it', 'http://a.example/b_(c)', 'http://a.example/b_(c)'],
  ['quotation marks around it', '"http://a.example"', 'http://a.example'],
])('an address with %s', (_, text, link) => {
  expect(linked(text)).toEqual([[link, link]]);
});

test.each([
  ['an e-mail address', 'write to amber@plaza.example'],
  ['a script in an address', 'javascript:alert(1) data:text/html,x'],
  ['markup', '<img src=x onerror=alert(1)>'],
  ['a number with a hash', 'room #12'],
  ['a lone sign', 'a @ b # c'],
  ['an anchor in a path', 'page/#part and a&#39;b'],
])('%s is only words', (_, text) => {
  expect(linked(text)).toEqual([]);
});

test('names and tags may stand in brackets, at the beginning, and beside a dot', () => {
  expect(linked('@basalt.').map(([words]) => words)).toEqual(['@basalt']);
  expect(linked('(#straße #日本)').map(([words]) => words)).toEqual(['#straße', '#日本']);
});

test.each(['.', ')', ').', '_)'])(
  'an address with thousands of %j behind it is found all the same',
  (tail) => {
    const text = `https://a.example/b${tail.repeat(20_000)}`;
    expect(linked(text)).toEqual([['https://a.example/b', 'https://a.example/b']]);
  },
);

test('of brackets within brackets those stay that belong to the address', () => {
  const address = 'https://a.example/b_((c)_[d])';
  expect(linked(`(see ${address}).`)).toEqual([[address, address]]);
});
