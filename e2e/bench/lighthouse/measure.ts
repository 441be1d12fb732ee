import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { findBrowser } from '@plaza/tools/browser';

// 200 packages for one number: it is not among ours. `npm i -g lighthouse@12`, or PLAZA_LIGHTHOUSE=<its cli>.
export const lighthouse = process.env['PLAZA_LIGHTHOUSE'] ?? onPath('lighthouse');

const audits = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  SI: 'speed-index',
  TBT: 'total-blocking-time',
  CLS: 'cumulative-layout-shift',
} as const;

export interface Measured {
  /** By category, of a hundred. */
  scores: Readonly<Record<string, number>>;
  /** In milliseconds, but for the layout shift. */
  times: Readonly<Record<keyof typeof audits, number>>;
}

/** Looks at an address as a phone on a slow network: in a browser of its own, or in the one at a port, as it is. */
export async function measure(url: string, port?: number): Promise<Measured> {
  const folder = mkdtempSync(join(tmpdir(), 'plaza-lighthouse-'));
  const file = join(folder, 'report.json');
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  const where =
    port === undefined
      ? [`--chrome-flags=${flags.join(' ')}`]
      : [`--port=${port}`, '--disable-storage-reset'];
  await promisify(execFile)(
    lighthouse ?? '',
    [url, '--quiet', '--output=json', `--output-path=${file}`, ...where],
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  );
  // Written by Lighthouse; a report of another shape fails the bench.
  const report = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Record<string, { score: number }>;
    audits: Record<string, { numericValue: number }>;
  };
  rmSync(folder, { recursive: true });
  const scores = Object.entries(report.categories).map(([name, { score }]) => [
    name,
    Math.round(score * 100),
  ]);
  const times = Object.entries(audits).map(([name, id]) => [name, report.audits[id]?.numericValue ?? 0]);
  return {
    scores: Object.fromEntries(scores) as Measured['scores'],
    times: Object.fromEntries(times) as Measured['times'],
  };
}

function onPath(command: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
