import { replaceCalls } from './replaceCalls.ts';

const drop = (source: string) => replaceCalls(source, /(?:await )?tell\(/, () => 'void 0');

it.each([
  ['a call', 'a(); tell(1); b();', 'a(); void 0; b();'],
  ['one over several lines', 'await tell({\n  id,\n});', 'void 0;'],
  ['calls inside of it', 'tell(name(of(it)), 2) + 1', 'void 0 + 1'],
  ['parentheses in strings', 'tell(":)", \'(\', `)`); b();', 'void 0; b();'],
  ['two of them', 'tell(1); tell(2);', 'void 0; void 0;'],
  ['none', 'retell;', 'retell;'],
])('replaces %s', (_, source, expected) => expect(drop(source)).toBe(expected));

it('gives what stands between the parentheses', () => {
  expect(replaceCalls('x = await tell({ id });', /await tell\(/, (argument) => `(${argument})`)).toBe(
    'x = ({ id });',
  );
});

it('says so when a call has no end', () => expect(() => drop('tell(1')).toThrow('no end'));
