import { readJest, readPlaywright } from './readReports.ts';

const jestReport = {
  numPassedTests: 40,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 1,
  numRuntimeErrorTestSuites: 0,
  testResults: [],
};
const suites: never[] = [];
const stats = { expected: 12, unexpected: 0, flaky: 0, skipped: 2 };

describe('the report of jest', () => {
  it('is counted', () => {
    expect(readJest(jestReport)).toEqual({ passed: 40, failed: 0, skipped: 2, failures: [] });
  });

  it('turns red for a file that did not load, although no test failed', () => {
    expect(readJest({ ...jestReport, numRuntimeErrorTestSuites: 1 }).failed).toBe(1);
  });

  it('names what failed, and why, without the colours of a terminal', () => {
    const failed = { status: 'failed', fullName: 'a lamp burns', failureMessages: ['\u001B[31mIt is dark.'] };
    const passed = { status: 'passed', fullName: 'a lamp hangs', failureMessages: [] };
    const testResults = [
      { name: 'lamp.test.ts', status: 'failed', message: '', assertionResults: [passed, failed] },
      { name: 'door.test.ts', status: 'failed', message: 'No such module.', assertionResults: [] },
      { name: 'wall.test.ts', status: 'passed', message: '', assertionResults: [passed] },
    ];
    expect(readJest({ ...jestReport, testResults }).failures).toEqual([
      'lamp.test.ts › a lamp burns\n    It is dark.',
      'door.test.ts\n    No such module.',
    ]);
  });
});

describe('the report of Playwright', () => {
  it('is counted', () => {
    expect(readPlaywright({ stats, errors: [], suites })).toEqual({
      passed: 12,
      failed: 0,
      skipped: 2,
      failures: [],
    });
  });

  it('counts a test as failed that passed only at a second try', () => {
    expect(readPlaywright({ stats: { ...stats, flaky: 1 }, errors: [], suites })).toEqual({
      passed: 12,
      failed: 1,
      failures: [],
      skipped: 2,
    });
  });

  it('turns red when a test failed', () => {
    expect(readPlaywright({ stats: { ...stats, unexpected: 1 }, errors: [], suites }).failed).toBe(1);
  });

  it('turns red when nothing could run', () => {
    expect(
      readPlaywright({ stats: { ...stats, expected: 0 }, errors: [{ message: 'no server' }], suites }).failed,
    ).toBe(1);
  });

  it('names what failed, however deep it stands', () => {
    const spec = (title: string, status: string, errors: { message: string }[]) => ({
      file: 'lamp.spec.ts',
      title,
      tests: [{ status, results: [{ errors }] }],
    });
    const inner = { specs: [spec('a lamp burns', 'unexpected', [{ message: 'It is dark.' }])] };
    const outer = { specs: [spec('a lamp hangs', 'expected', [])], suites: [inner] };
    expect(readPlaywright({ stats, errors: [{ message: 'no server' }], suites: [outer] }).failures).toEqual([
      'outside of any test\n    no server',
      'lamp.spec.ts › a lamp burns\n    It is dark.',
    ]);
  });
});
