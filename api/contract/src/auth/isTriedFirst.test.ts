import { isTriedFirst } from './isTriedFirst.ts';

test.each([
  'password',
  'P@ssw0rd',
  'Password123!',
  'qwertyuiop',
  '1q2w3e4r',
  'testtest',
  'aaaaaaaa',
  '12345678',
  '123123123',
  'iloveyou2',
  'Jonathan1!',
  '1qazxsw2',
])('%s is tried first', (password) => {
  expect(isTriedFirst(password)).toBe(true);
});

test.each(['walk-the-plaza', 'three lanterns', 'kqzwvpxd', '73950284', 'password of the old lighthouse'])(
  '%s is not',
  (password) => {
    expect(isTriedFirst(password)).toBe(false);
  },
);
