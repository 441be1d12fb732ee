import { stripVTControlCharacters } from 'node:util';
import type { Outcome } from './Check.ts';

/** So much of an error names its place and what differed. */
const LINES = 24;

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  /** Files that did not even load: none of their tests is counted anywhere else. */
  numRuntimeErrorTestSuites: number;
  testResults: JestFile[];
}

interface JestFile {
  name: string;
  status: string;
  message: string;
  assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
}

export function readJest(report: JestReport): Outcome {
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + report.numRuntimeErrorTestSuites,
    skipped: report.numPendingTests + report.numTodoTests,
    failures: report.testResults.flatMap(failuresOfFile),
  };
}

function failuresOfFile({ name, status, message, assertionResults }: JestFile): string[] {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (failed.length === 0) return status === 'failed' ? [failure(name, message)] : [];
  return failed.map(({ fullName, failureMessages }) =>
    failure(`${name} › ${fullName}`, failureMessages.join('\n')),
  );
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  /** What went wrong outside of any test, such as a server that did not start. */
  errors: PlaywrightError[];
  suites: PlaywrightSuite[];
}

interface PlaywrightError {
  message?: string;
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[];
  specs: PlaywrightSpec[];
}

interface PlaywrightSpec {
  file: string;
  title: string;
  tests: { status: string; results: { errors: PlaywrightError[] }[] }[];
}

/** Nothing is tried twice: what passes only then has failed, whoever should have set `retries`. */
export function readPlaywright({ stats, errors, suites }: PlaywrightReport): Outcome {
  const failed = stats.unexpected + stats.flaky;
  const outside = failed === 0 && errors.length > 0 ? 1 : 0;
  return {
    passed: stats.expected,
    failed: failed + outside,
    skipped: stats.skipped,
    failures: [
      ...errors.map(({ message = '' }) => failure('outside of any test', message)),
      ...suites.flatMap(specsOf).flatMap(failuresOfSpec),
    ],
  };
}

function specsOf({ suites = [], specs }: PlaywrightSuite): PlaywrightSpec[] {
  return [...specs, ...suites.flatMap(specsOf)];
}

function failuresOfSpec({ file, title, tests }: PlaywrightSpec): string[] {
  return tests
    .filter(({ status }) => status === 'unexpected' || status === 'flaky')
    .map(({ results }) => {
      const errors = results.flatMap((result) => result.errors);
      return failure(`${file} › ${title}`, errors.map(({ message = '' }) => message).join('\n'));
    });
}

/** Something that failed, and the first lines of why. */
export function failure(name: string, why: string): string {
  const lines = stripVTControlCharacters(why).trim().split('\n').slice(0, LINES);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
}
