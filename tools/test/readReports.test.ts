import { countJest, countPlaywright } from './readReports.ts';

const jestReport = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
};
const stats = { expected: 12, unexpected: 0, flaky: 0, skipped: 2 };

describe('the report of jest', () => {
  it('is counted', () => {
    expect(countJest(jestReport)).toEqual({ passed: 40, failed: 0, skipped: 2 });
  });

  it('says how many tests passed only at the second try', () => {
    const testResults = [{ assertionResults: [{ invocations: 1 }, { invocations: 2 }] }];
    expect(countJest({ ...jestReport, testResults })).toMatchObject({
      failed: 0,
      note: '40 passed, 1 of them at the second try',
    });
  });

  it('turns red for a file that did not load, although no test failed', () => {
    expect(countJest({ ...jestReport, numRuntimeErrorTestSuites: 1 }).failed).toBe(1);
  });
});

describe('the report of Playwright', () => {
  it('is counted', () => {
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 12, failed: 0, skipped: 2 });
  });

  it('says how many tests passed only at the second try', () => {
    expect(countPlaywright({ stats: { ...stats, flaky: 1 }, errors: [] })).toEqual({
      passed: 13,
      failed: 0,
      skipped: 2,
      note: '13 passed, 1 of them at the second try',
    });
  });

  it('turns red when a test failed, whatever the others needed', () => {
    expect(countPlaywright({ stats: { ...stats, unexpected: 1, flaky: 1 }, errors: [] }).failed).toBe(1);
  });

  it('turns red when nothing could run', () => {
    expect(countPlaywright({ stats: { ...stats, expected: 0 }, errors: ['no server'] }).failed).toBe(1);
  });
});
