import { type Check, none, sum } from './Check.ts';
import { runChecks, type Teller } from './runChecks.ts';

const silent: Teller = { begin: () => () => undefined, skip: () => undefined };

/** A check that passes, but for what the test says of it. */
function aCheck(name: string, more: Partial<Check> = {}): Check {
  return { name, weight: 1, run: async () => ({ ...none, passed: 1 }), ...more };
}

/** Tells in which order checks began and ended. */
function aWitness() {
  const seen: string[] = [];
  const teller: Teller = {
    begin: ({ name }) => {
      seen.push(`${name} begins`);
      return () => seen.push(`${name} ends`);
    },
    skip: ({ name }, why) => seen.push(`${name} skipped: ${why}`),
  };
  return { seen, teller };
}

describe('a test run', () => {
  it('adds up what its checks counted', async () => {
    const outcomes = await runChecks(
      [aCheck('format'), aCheck('jest', { run: async () => ({ passed: 40, failed: 2, skipped: 3 }) })],
      2,
      silent,
    );
    expect(sum(outcomes)).toEqual({ passed: 41, failed: 2, skipped: 3 });
  });

  it('runs light checks two at a time and a heavy one alone', async () => {
    const { seen, teller } = aWitness();
    await runChecks([aCheck('a'), aCheck('b'), aCheck('heavy', { weight: 2 })], 2, teller);
    expect(seen.slice(0, 2)).toEqual(['a begins', 'b begins']);
    expect(seen.slice(-2)).toEqual(['heavy begins', 'heavy ends']);
  });

  it('waits for what a check needs', async () => {
    const { seen, teller } = aWitness();
    await runChecks([aCheck('e2e', { needs: ['build'] }), aCheck('build')], 2, teller);
    expect(seen).toEqual(['build begins', 'build ends', 'e2e begins', 'e2e ends']);
  });

  it('skips a check by name when what it needs has failed', async () => {
    const { seen, teller } = aWitness();
    const build = aCheck('build', { run: async () => ({ ...none, failed: 1 }) });
    const outcomes = await runChecks([build, aCheck('e2e', { needs: ['build'] })], 2, teller);
    expect(seen.at(-1)).toBe('e2e skipped: build failed');
    expect(sum(outcomes)).toEqual({ passed: 0, failed: 1, skipped: 1 });
  });

  it('skips what the machine cannot run, with the reason', async () => {
    const { seen, teller } = aWitness();
    await runChecks([aCheck('e2e', { cannot: () => 'no browser' })], 2, teller);
    expect(seen).toEqual(['e2e skipped: no browser']);
  });

  it('counts a check that throws as failed and keeps what it said', async () => {
    const [outcome] = await runChecks(
      [aCheck('lint', { run: () => Promise.reject(new Error('gone')) })],
      2,
      silent,
    );
    expect(outcome).toMatchObject({ failed: 1, output: expect.stringContaining('gone') });
  });
});
