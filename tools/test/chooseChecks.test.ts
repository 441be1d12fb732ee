import type { Check } from './Check.ts';
import { chooseChecks } from './chooseChecks.ts';

const checks: Check[] = [
  { name: 'build', weight: 1, run: async () => ({ passed: 1, failed: 0, skipped: 0 }) },
  { name: 'jest', weight: 2, run: async () => ({ passed: 1, failed: 0, skipped: 0 }) },
  { name: 'e2e', needs: ['build'], weight: 2, run: async () => ({ passed: 1, failed: 0, skipped: 0 }) },
];
const names = (chosen: Check[]) => chosen.map(({ name }) => name);

it('runs everything when nothing is named', () => {
  expect(names(chooseChecks(checks, []))).toEqual(['build', 'jest', 'e2e']);
});

it('runs what is named, and what that needs', () => {
  expect(names(chooseChecks(checks, ['jest']))).toEqual(['jest']);
  expect(names(chooseChecks(checks, ['e2e']))).toEqual(['build', 'e2e']);
});

it('refuses a name it does not know and lists those it does', () => {
  expect(() => chooseChecks(checks, ['cypress'])).toThrow('build, jest, e2e');
});
