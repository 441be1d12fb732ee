import { findWordFaults } from './findWordFaults.ts';

const lamps = {
  name: 'lamps',
  base: {
    title: 'Lanterns',
    by: 'Lit by {who}',
    lit: { one: '{count} is lit', other: '{count} are lit' },
    rules: ['No swinging', 'Ask <link>us</link>'],
  },
};
const german = {
  title: 'Laternen',
  by: 'Angezündet von {who}',
  lit: { one: 'Eine brennt', other: '{count} brennen' },
  rules: ['Nicht schaukeln', 'Frag <link>uns</link>'],
};
const faultsWith = (changes: object) => findWordFaults([lamps], { lamps: { ...german, ...changes } });

test('finds nothing where a translation says the same', () => expect(faultsWith({})).toEqual([]));

test.each([
  ['a key that is missing', { title: undefined }, 'lamps.title'],
  ['a key too many', { colour: 'Bernstein' }, 'lamps.colour: not in the English'],
  ['a hole that is gone', { by: 'Angezündet' }, 'lamps.by'],
  ['a hole by another name', { by: 'Angezündet von {wer}' }, 'lamps.by'],
  ['a number that is gone', { lit: { one: 'Eine brennt', other: 'Viele brennen' } }, 'lamps.lit'],
  ['a sentence in place of forms', { lit: '{count} brennen' }, 'lamps.lit'],
  ['a line too few', { rules: ['Frag <link>uns</link>'] }, 'lamps.rules'],
  ['a link that is gone', { rules: ['Nicht schaukeln', 'Frag uns'] }, 'lamps.rules'],
])('finds %s', (_, changes, fault) => expect(faultsWith(changes).join()).toContain(fault));

test('finds a group that is missing, one that nobody wrote, and a name that two have', () => {
  expect(findWordFaults([lamps], {})).toContain('lamps.title: missing');
  expect(findWordFaults([], { lamps: german })).toEqual(['lamps: no such group']);
  expect(findWordFaults([lamps, lamps], { lamps: german })).toEqual(['lamps: two groups are called so']);
});
