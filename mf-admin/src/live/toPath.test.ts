import { toPath } from './toPath.ts';

test.each([
  ['nothing', [], ''],
  ['only gaps', [null, null], ''],
  ['zeros lie on the ground', [0, 0], 'M3 33L157 33'],
  ['what never changes runs through the middle', [4, 4], 'M3 18L157 18'],
  ['counts begin at zero', [1, 4], 'M3 25.5L157 3'],
  ['what hardly changes is shown by its change', [90, 100], 'M3 33L157 3'],
  ['a gap breaks the line', [0, 0, null, 0, 0], 'M3 33L41.5 33M118.5 33L157 33'],
  ['one between two gaps is a dot', [null, 0, null], 'M80 33h0'],
])('%s', (_, values, path) => {
  expect(toPath(values)).toBe(path);
});

test('a value that was just noted is seen before the next one is', () => {
  expect(toPath([null, null, 5])).toMatch(/h0$/);
});
