import type { Counts } from './Check.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not even load: none of their tests is counted anywhere else. */
  numRuntimeErrorTestSuites: number;
}

export function countJest(report: JestReport): Counts {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of any test, such as a server that did not start. */
  errors: unknown[];
}

/** Nothing is tried twice: what passes only then has failed, whoever should have set `retries`. */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts {
  const failed = stats.unexpected + stats.flaky;
  const outside = failed === 0 && errors.length > 0 ? 1 : 0;
  return { passed: stats.expected, failed: failed + outside, skipped: stats.skipped };
}
