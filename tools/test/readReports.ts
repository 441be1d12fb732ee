import type { Counts } from './Check.ts';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not even load: none of their tests is counted anywhere else. */
  numRuntimeErrorTestSuites: number;
  testResults?: readonly { assertionResults: readonly { invocations?: number }[] }[];
}

/** Tests that had to be run twice are counted as Playwright's are: passed, and told. */
export function countJest(report: JestReport): Counts & { note?: string } {
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
  };
  const tests = report.testResults?.flatMap(({ assertionResults }) => assertionResults) ?? [];
  return noted(counts, tests.filter(({ invocations = 1 }) => invocations > 1).length);
}

function noted(counts: Counts, atSecondTry: number): Counts & { note?: string } {
  if (atSecondTry === 0 || counts.failed > 0) return counts;
  return { ...counts, note: `${counts.passed} passed, ${atSecondTry} of them at the second try` };
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
  return noted(counts, stats.flaky);
}
