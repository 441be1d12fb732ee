import { readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { findBrowser } from '../browser/findBrowser.ts';
import { buildRemote, repoRoot, remoteNames } from '../build/index.ts';
import { runBin } from '../command/run.ts';
import { findLockFaults } from '../lock/findLockFaults.ts';
import { requirementsPage } from '../requirements/requirementsPage.ts';
import { runStories } from '../stories/runStories.ts';
import { hubPrograms } from '../bench/hubPrograms.ts';
import { renderRows, type Row, runRows } from '../bench/Row.ts';
import type { Check, Outcome } from './Check.ts';
import { installRedis } from './installRedis.ts';
import { readJest, readPlaywright } from './readReports.ts';

const REPORTS = join(repoRoot, '.cache');

/** How many cores the checks share. */
export const cores = Math.min(2, availableParallelism());

/** Everything that `npm test` looks at, what is fast first. */
export const checks: Check[] = [
  { name: 'format', weight: 1, run: () => program('oxfmt', '--check') },
  { name: 'redis', weight: 1, run: installRedis },
  { name: 'lint', weight: 1, run: () => program('oxlint', '--type-aware') },
  { name: 'types', weight: 1, run: () => program('tsc', '-b') },
  { name: 'knip', weight: 1, run: () => program('knip', '--no-progress', '--no-config-hints') },
  {
    name: 'lock',
    weight: 1,
    run: async () => complaints(findLockFaults(readJson(join(repoRoot, 'package-lock.json')))),
  },
  { name: 'requirements', weight: 1, run: async () => complaints(requirementsPage().complaints) },
  { name: 'build', weight: 1, run: buildAll },
  {
    name: 'storybook',
    weight: 1,
    run: () => program('storybook', 'build', '--disable-telemetry', '--quiet', '-o', 'storybook-static'),
  },
  { name: 'jest', needs: ['redis'], weight: 2, run: jest },
  // One after the other: each keeps both cores busy, and what shares them is slow enough to look broken.
  { name: 'stories', needs: ['storybook'], weight: 2, cannot: noBrowser, run: stories },
  { name: 'e2e', needs: ['build'], weight: 2, cannot: noBrowser, run: e2e },
];

/** What only `npm run test:deep` takes the time for. */
export const deepChecks: Check[] = [
  { name: 'two-machines', needs: ['build'], weight: 2, cannot: noBrowser, run: twoMachines },
  { name: 'bench-hub', needs: ['jest'], weight: 2, run: benchHub },
  { name: 'bench', needs: ['build', 'e2e'], weight: 2, cannot: noBrowser, run: bench },
];

function noBrowser(): string | undefined {
  return findBrowser() ? undefined : 'no Chromium on this machine, and none could be installed';
}

async function program(name: string, ...args: string[]): Promise<Outcome> {
  const { code, output } = await runBin(name, args);
  return { ...one(code === 0), output };
}

function complaints(lines: readonly string[]): Outcome {
  return { ...one(lines.length === 0), output: lines.join('\n') };
}

function one(passed: boolean): Outcome {
  return { passed: passed ? 1 : 0, failed: passed ? 0 : 1, skipped: 0 };
}

async function buildAll(): Promise<Outcome> {
  let fresh = 0;
  for (const name of remoteNames()) if ((await buildRemote(name)).fresh) fresh += 1;
  return { ...one(true), note: fresh > 0 ? `${fresh} remotes built` : 'built already' };
}

async function jest(): Promise<Outcome> {
  const report = newReport('jest.json');
  const { code, output } = await runBin(
    'jest',
    // One more than cores: a test of the api waits for its database a third of the time.
    ['--json', `--outputFile=${report}`, `--maxWorkers=${cores + 1}`, '--silent'],
    {
      env: { NODE_ENV: 'test' },
    },
  );
  return outcomeOf(code, output, () => readJest(readJson(report)));
}

async function stories(): Promise<Outcome> {
  const said: string[] = [];
  const counts = await runStories({ say: (line) => said.push(line) });
  return {
    skipped: 0,
    ...counts,
    output: said.join('\n'),
    failures: said.filter((line) => line.startsWith('✗')),
  };
}

function e2e(): Promise<Outcome> {
  return playwright('e2e.json', [], {});
}

/** Every deploy and the feed, where each request meets another machine than the one before. */
function twoMachines(): Promise<Outcome> {
  return playwright(
    'two-machines.json',
    ['--project=deploy', '--project=visit', '--no-deps', '--workers=1', 'deploy/', 'visit/feed'],
    // Once around is enough: the long ways were gone on one machine.
    { PLAZA_TWO_MACHINES: '1', PLAZA_DEEP: '' },
  );
}

function bench(): Promise<Outcome> {
  return playwright('bench.json', ['--project=bench'], { PLAZA_BENCH: '1' });
}

async function benchHub(): Promise<Outcome> {
  const rows: Row[] = [];
  for (const program of hubPrograms) await runRows(program, (row) => rows.push(row));
  const passed = rows.filter(({ holds }) => holds).length;
  return { passed, failed: rows.length - passed, skipped: 0, output: renderRows(rows) };
}

async function playwright(name: string, args: string[], env: NodeJS.ProcessEnv): Promise<Outcome> {
  const report = newReport(name);
  const { code, output } = await runBin(
    'playwright',
    ['test', '-c', 'e2e/playwright.config.ts', '--reporter=list,json', ...args],
    {
      env: { ...env, PLAYWRIGHT_JSON_OUTPUT_NAME: report, PLAZA_CHROMIUM: findBrowser() ?? '' },
    },
  );
  return outcomeOf(code, output, () => readPlaywright(readJson(report)));
}

/** What a report says; a program that died without one has failed, whatever it counted before. */
function outcomeOf(code: number, output: string, read: () => Outcome): Outcome {
  try {
    const counts = read();
    return { ...counts, failed: code !== 0 && counts.failed === 0 ? 1 : counts.failed, output };
  } catch {
    return { ...one(false), output };
  }
}

/** The place of a report, with no older one in it. */
function newReport(name: string): string {
  const file = join(REPORTS, name);
  rmSync(file, { force: true });
  return file;
}

/** Reports of our own tools, in the form they document. */
function readJson<T>(file: string): T {
  return JSON.parse(readFileSync(file, 'utf8'));
}
