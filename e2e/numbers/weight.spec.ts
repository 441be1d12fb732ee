import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';
import { repoRoot, roomNames } from '@plaza/tools/build';
import { slot } from '../failures/plazaStillWorks.ts';
import { expect, test } from '../support/member.ts';

const kb = (bytes: number) => bytes / 1024;
/** As the server packs it, once, when a version is published. */
const gzipped = (bytes: Buffer) => gzipSync(bytes, { level: 9 }).length;
const remotes = roomNames().filter((name) => name !== 'shell');

const homes = {
  'mf-feed': '/',
  'mf-chat': '/chat',
  'mf-games': '/games',
  'mf-zones': '/zones',
  'mf-admin': '/admin',
};

test('the first load of the shell without a remote is at most 135 KB of JavaScript', async ({ page }) => {
  const scripts = collectScripts(page);
  await page.goto('/login', { waitUntil: 'networkidle' });
  const bodies = await Promise.all((await scripts()).map((response) => response.body()));
  const total = bodies.reduce((sum, body) => sum + gzipped(body), 0);
  test.info().annotations.push({
    type: 'measured',
    description: `${kb(total).toFixed(1)} KB gz in ${bodies.length} scripts`,
  });
  expect(kb(total)).toBeLessThanOrEqual(135);
});

test('the landing page is at most 160 KB of JavaScript, and 600 KB in all', async ({ page }) => {
  const responses: Response[] = [];
  // Not what is fetched: the news of the registry are a stream without an end.
  const kinds = ['document', 'script', 'stylesheet', 'font', 'image'];
  page.on('response', (response) => {
    if (kinds.includes(response.request().resourceType())) responses.push(response);
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  let scripts = 0;
  let all = 0;
  for (const response of responses) {
    const body = await response.body();
    // Fonts are packed already.
    const size = response.url().endsWith('.woff2') ? body.length : gzipped(body);
    all += size;
    if (response.request().resourceType() === 'script') scripts += size;
  }
  test.info().annotations.push({
    type: 'measured',
    description: `${kb(scripts).toFixed(1)} KB gz of JavaScript, ${kb(all).toFixed(1)} KB in all`,
  });
  expect(kb(scripts)).toBeLessThanOrEqual(160);
  expect(kb(all)).toBeLessThanOrEqual(600);
});

for (const remote of remotes) {
  test(`${remote}: the entry is at most 16 KB and all of it at most 60 KB`, () => {
    const dist = join(repoRoot, remote, 'dist');
    const code = readdirSync(dist).filter((file) => /\.(js|css)$/.test(file) || file === 'mf-manifest.json');
    const sizes = code.map((file) => ({ file, size: kb(gzipped(readFileSync(join(dist, file)))) }));
    const entry = sizes.find(({ file }) => file.startsWith('remoteEntry'));
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    test.info().annotations.push({
      type: 'measured',
      description: `entry ${entry?.size.toFixed(1)}, all ${total.toFixed(1)} KB gz`,
    });
    expect(entry?.size).toBeLessThanOrEqual(16);
    expect(total).toBeLessThanOrEqual(60);
  });
}

test('a walk through all remotes asks for one React, once, and for nothing of three', async ({
  admin: page,
}) => {
  await page.goto('/games');
  const scripts = collectScripts(page);
  await page.reload();
  for (const [remote, address] of Object.entries(homes)) {
    await page.evaluate((to) => history.pushState(null, '', to), address);
    await expect(slot(page, remote)).toHaveAttribute('data-status', 'mounted');
  }
  const asked = await scripts();
  const reacts = await withText(asked, 'reconcilerVersion');
  expect(reacts).toHaveLength(1);
  expect(await withText(asked, '__THREE__')).toEqual([]);
});

/** Every script the page asks for from now on. */
function collectScripts(page: Page): () => Promise<Response[]> {
  const responses: Response[] = [];
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') responses.push(response);
  });
  return async () => {
    await page.waitForLoadState('networkidle');
    return responses;
  };
}

async function withText(responses: Response[], text: string): Promise<string[]> {
  const found: string[] = [];
  for (const response of responses) {
    const body = await response.text().catch(() => ''); // gone with its page
    if (body.includes(text)) found.push(new URL(response.url()).pathname);
  }
  return found;
}
