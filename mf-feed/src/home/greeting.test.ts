import { greeting } from './greeting.ts';

test.each([
  [0, 'Still up'],
  [4, 'Still up'],
  [5, 'Good morning'],
  [11, 'Good morning'],
  [12, 'Good afternoon'],
  [17, 'Good afternoon'],
  [18, 'Good evening'],
  [23, 'Good evening'],
])('at %i it is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
