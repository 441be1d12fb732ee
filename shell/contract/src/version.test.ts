import { contractFits } from './version.ts';

it.each([
  ['1.0', '1.0', true],
  ['1.3', '1.1', true],
  ['1.1', '1.3', false],
  ['2.0', '1.0', false],
  ['1.0', '2.0', false],
])('a shell of %s runs a remote of %s: %s', (offered, needed, fits) =>
  expect(contractFits(offered, needed)).toBe(fits),
);
