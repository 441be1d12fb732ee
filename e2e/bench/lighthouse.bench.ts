import { execFile } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { expect, test } from '@playwright/test';
import { findBrowser } from '@plaza/tools/browser';

// 200 packages for one number: it is not among ours. `npm i -g lighthouse@12`, or PLAZA_LIGHTHOUSE=<its cli>.
const lighthouse = process.env['PLAZA_LIGHTHOUSE'] ?? onPath('lighthouse');
const rounds = 5;

/** What a stranger's first two pages have to reach, on the profile of a phone. */
const least = { performance: 95, accessibility: 100, 'best-practices': 96, seo: 100 } as const;

for (const address of ['/', '/login']) {
  test(`Lighthouse on ${address}: ${JSON.stringify(least)}`, async ({ baseURL }) => {
    test.skip(!lighthouse, 'Lighthouse is not installed.');
    test.setTimeout(rounds * 90_000);
    const scores: Record<string, number[]> = {};
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, score] of await measure(`${baseURL}${address}`)) (scores[name] ??= []).push(score);
    }
    for (const [name, limit] of Object.entries(least)) {
      const all = scores[name] ?? [];
      const median = all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? 0;
      console.log(`${address} ${name}: median ${median} of ${all.join(', ')} (at least ${limit})`);
      expect.soft(median, name).toBeGreaterThanOrEqual(limit);
    }
  });
}

async function measure(url: string): Promise<[name: string, score: number][]> {
  const file = join(mkdtempSync(join(tmpdir(), 'plaza-lighthouse-')), 'report.json');
  const flags = ['--headless=new', '--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])];
  await promisify(execFile)(
    lighthouse ?? '',
    [url, '--quiet', '--output=json', `--output-path=${file}`, `--chrome-flags=${flags.join(' ')}`],
    { env: { ...process.env, CHROME_PATH: findBrowser() ?? '' } },
  );
  const { categories } = JSON.parse(readFileSync(file, 'utf8')) as {
    categories: Record<string, { score: number }>;
  };
  return Object.entries(categories).map(([name, { score }]) => [name, Math.round(score * 100)]);
}

function onPath(command: string): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return folders.map((folder) => join(folder, command)).find((file) => existsSync(file));
}
