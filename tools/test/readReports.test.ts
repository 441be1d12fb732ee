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

  it('turns red for a file that did not load, although no test failed', () => {
    expect(countJest({ ...jestReport, numRuntimeErrorTestSuites: 1 }).failed).toBe(1);
  });
});

describe('the report of Playwright', () => {
  it('is counted', () => {
    expect(countPlaywright({ stats, errors: [] })).toEqual({ passed: 12, failed: 0, skipped: 2 });
  });

  it('counts a test as failed that passed only at a second try', () => {
    expect(countPlaywright({ stats: { ...stats, flaky: 1 }, errors: [] })).toEqual({
      passed: 12,
      failed: 1,
      skipped: 2,
    });
  });

  it('turns red when a test failed', () => {
    expect(countPlaywright({ stats: { ...stats, unexpected: 1 }, errors: [] }).failed).toBe(1);
  });

  it('turns red when nothing could run', () => {
    expect(countPlaywright({ stats: { ...stats, expected: 0 }, errors: ['no server'] }).failed).toBe(1);
  });
});
