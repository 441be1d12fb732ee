import { rulesIn, tidyRule, type Rule } from './rulesIn.ts';

const word = (pattern: string): Rule => ({ kind: 'word', pattern });
const host = (pattern: string): Rule => ({ kind: 'host', pattern });

it.each([
  ['Cheap lanterns here', 'lantern', false],
  ['Cheap lanterns here', 'lantern*', true],
  ['A LANTERN!', 'lantern', true],
  ['a lan\u200btern', 'lantern', true],
  ['a ｌａｎｔｅｒｎ', 'lantern', true],
  ['a làntérn', 'lantern', true],
  ['my_lantern', 'lantern', false],
  ['get rich\nquick', 'get rich quick', true],
  ['c++ is fine', 'c++', true],
  ['Straße', 'strasse', false],
])('in %j the word %j is found: %s', (text, pattern, isFound) => {
  expect(rulesIn(text, [word(pattern)])).toEqual(isFound ? [pattern] : []);
});

it.each([
  ['see https://spam.example/x', 'spam.example', true],
  ['see shop.spam.example', 'spam.example', true],
  ['write to me@spam.example', 'spam.example', true],
  ['see notspam.example', 'spam.example', false],
  ['see spam.example.org', 'spam.example', false],
  ['At the end: spam.example.', 'spam.example', true],
  ['http://xn--bcher-kva.example', 'bucher.example', true],
  ['see http://anything.example', '*', true],
  ['see www.anything.example', '*', true],
  ['no link, only 3.5 words', '*', false],
])('in %j the host %j is found: %s', (text, pattern, isFound) => {
  expect(rulesIn(text, [host(pattern)])).toEqual(isFound ? [pattern] : []);
});

it.each([
  [word('  Lantern  Sale* '), 'lantern sale*'],
  [word('**'), null],
  [word('a*b'), null],
  // Folded it is eighteen letters, and longer than a rule may be.
  [word('\ufdfa'.repeat(30)), null],
  [host('https://WWW.Spam.example/shop?x=1'), 'spam.example'],
  [host('*.spam.example'), 'spam.example'],
  [host('Bücher.example'), 'bucher.example'],
  [host('*'), '*'],
  [host('spam'), null],
  [host('two words.example'), null],
])('keeps %j as %j', (rule, kept) => {
  expect(tidyRule(rule)).toBe(kept);
});

it('a long text without an end does not keep the server busy', () => {
  const rules = Array.from({ length: 500 }, (_, at) => host(`host${at}.example`));
  expect(rulesIn('a.'.repeat(2_500), rules)).toEqual([]);
});
