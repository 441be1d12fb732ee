import { passwordStrength } from './newPassword.ts';

test.each([
  ['', 'none'],
  ['lantern', 'short'],
  ['🏮🏮🏮🏮', 'short'],
  ['password', 'common'],
  ['aaaaaaaaaaaaaaaa', 'common'],
  ['lanterns', 'weak'],
  ['1234567890', 'common'],
  ['Lantern-42', 'fair'],
  ['three lanterns by the well', 'strong'],
] as const)('%j is %s', (password, strength) => {
  expect(passwordStrength(password)).toBe(strength);
});

test('what everybody knows about the owner counts for nothing', () => {
  const own = ['Amber Lindqvist', 'amber', 'amber@plaza.example'];
  expect(passwordStrength('AmberLindqvist7')).toBe('strong');
  expect(passwordStrength('AmberLindqvist7', own)).toBe('weak');
});
