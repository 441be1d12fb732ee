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

/**
 * A test that passed at its second try has passed, for a browser on a busy machine can be late. The line of the check
 * says how many needed one, so that it does not become a habit.
 */
export function countPlaywright({ stats, errors }: PlaywrightReport): Counts & { note?: string } {
  const outside = stats.unexpected === 0 && errors.length > 0 ? 1 : 0;
  const passed = stats.expected + stats.flaky;
  const counts = { passed, failed: stats.unexpected + outside, skipped: stats.skipped };
  return stats.flaky === 0 || counts.failed > 0
    ? counts
    : { ...counts, note: `${passed} passed, ${stats.flaky} of them at the second try` };
}
