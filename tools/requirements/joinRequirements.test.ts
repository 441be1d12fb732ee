import { joinRequirements, readRequirements } from './joinRequirements.ts';
import { renderRequirements } from './requirementsPage.ts';

const requirements = readRequirements('# comment\n99.1-1\tshell\tHome | landing\n99-1\tapi\tLogin answers\n');

describe('the requirements page', () => {
  it('links a requirement to every test that names it, alone or in a list', () => {
    const { rows } = joinRequirements(requirements, [
      { path: 'shell/b.test.ts', source: "it('[99.1-1] shows home')" },
      { path: 'e2e/a.spec.ts', source: "test('[99-1, 99.1-1] logs in')" },
    ]);
    expect(rows.map(({ tests }) => tests)).toEqual([['e2e/a.spec.ts', 'shell/b.test.ts'], ['e2e/a.spec.ts']]);
  });

  it('names a test that claims an unknown requirement', () => {
    const { unknown } = joinRequirements(requirements, [{ path: 'x.test.ts', source: "it('[98-1] x')" }]);
    expect(unknown).toEqual([{ id: '98-1', path: 'x.test.ts' }]);
  });

  it('does not take an array index or a date for an id', () => {
    const { unknown } = joinRequirements(requirements, [
      { path: 'x.test.ts', source: 'rows[0]; [2026]; [a-1]' },
    ]);
    expect(unknown).toEqual([]);
  });

  it('says "not yet" where no test stands, and counts', () => {
    const page = renderRequirements(
      joinRequirements(requirements, [{ path: 'api/l.test.ts', source: '[99-1]' }]),
    );
    expect(page).toContain('1 of 2 are named by a test.');
    expect(page).toContain('| 99.1-1 | Home \\| landing | not yet |');
    expect(page).toContain('[l.test.ts](../api/l.test.ts)');
  });

  it('refuses a row with a missing column', () => {
    expect(() => readRequirements('99.1-1\tshell')).toThrow('three columns');
  });
});
