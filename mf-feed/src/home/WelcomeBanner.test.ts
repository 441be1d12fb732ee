import { greeting } from './WelcomeBanner.tsx';

test.each([
  [0, 'stillUp'],
  [4, 'stillUp'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, words) => {
  expect(greeting(hour)).toBe(words);
});
