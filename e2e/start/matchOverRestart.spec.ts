import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { comeBackAs, expect, test } from '../support/member.ts';
import { runStart } from '../support/runStart.ts';

const frameOf = (page: Page) => page.getByTitle('Four Lamps');
/** A screen reader is told whose turn it is, once all lamps lie. */
const told = (page: Page) => page.frameLocator('[title="Four Lamps"]').locator('[aria-live]');
const hasTurn = (page: Page) => expect(told(page)).toHaveText(/^Your turn/, { timeout: 30_000 });

/** One lamp each, in this order. */
async function drop(...pages: Page[]): Promise<void> {
  for (const page of pages) {
    await hasTurn(page);
    await frameOf(page).press('Space');
    await expect(told(page)).not.toHaveText(/^Your turn/);
  }
}

test('[1-5] two browsers finish a match although the server is killed and started again in the middle of it, and begin anew', async ({
  browser,
}) => {
  test.setTimeout(process.env['PLAZA_DEEP'] ? 600_000 : 300_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-restart-'));
  const env = { NODE_ENV: 'development', DATA_DIR: dataDir };
  let server = runStart(repoRoot, { ...env, PORT: '0' });
  try {
    const url = await server.open;
    const port = new URL(url).port;
    const [one, two] = await Promise.all(
      ['amber', 'basalt'].map(async (username) => {
        const page = await (await browser.newContext({ baseURL: url })).newPage();
        await comeBackAs(page, username);
        return page;
      }),
    );
    if (!one || !two) throw new Error('There are no two pages.');
    await one.goto('/play/four-lamps');
    await one.getByRole('button', { name: 'Play with somebody' }).click();
    await expect(one).toHaveURL(/\/play\/match\/[a-z0-9]{10}$/);
    const id = new URL(one.url()).pathname.split('/').at(-1) ?? '';
    await two.goto(`/play/match/${id}`);
    await two.getByRole('button', { name: 'Join' }).click();
    for (const page of [one, two]) await expect(frameOf(page)).toHaveAttribute('data-status', 'ready');
    // Each stays in a column of their own, so who begins a game has four in a row first, and each begins one.
    await frameOf(two).press('ArrowLeft');
    await frameOf(two).press('ArrowLeft');
    await drop(one, two, one);
    await hasTurn(two);

    server.child.kill('SIGKILL');
    await server.gone;
    server = runStart(repoRoot, { ...env, PORT: port });
    await server.open;
    await drop(two, one, two, one);
    await drop(two, one, two, one, two, one);
    await hasTurn(two);
    await frameOf(two).press('Space');
    for (const page of [one, two]) await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible();
    await one.getByRole('button', { name: 'Rematch' }).click();
    await expect(two.getByText('The other side wants a rematch.')).toBeVisible();
    await two.getByRole('button', { name: 'Rematch' }).click();
    for (const page of [one, two]) await expect(page.getByText('The match is on.')).toBeVisible();
    for (const page of [one, two]) await page.context().close();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
