import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { comeBackAs, expect, test } from '../support/member.ts';
import { runStart } from '../support/runStart.ts';

const frameOf = (page: Page) => page.getByTitle('Four Lamps');
const lampsOf = async (page: Page, id: string) => {
  const token = await page.evaluate(() => localStorage.getItem('accessToken'));
  const answer = await page.request.get(`/api/matches/${id}`, {
    headers: { Authorization: `Bearer ${token}` },
  });
  const { state } = (await answer.json()) as { state: { board: { cells: number[] } } };
  return state.board.cells.filter((cell) => cell >= 0).length;
};

test('[1-5] two browsers finish a match although the server is killed and started again in the middle of it', async ({
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
    // Each has a column of their own, and drops a lamp whenever it is their turn.
    await frameOf(two).press('ArrowLeft');
    await frameOf(two).press('ArrowLeft');
    const drop = async () => {
      for (const page of [one, two]) await frameOf(page).press('Space');
    };
    await expect(async () => {
      await drop();
      expect(await lampsOf(one, id)).toBeGreaterThanOrEqual(2);
    }).toPass();

    server.child.kill('SIGKILL');
    await server.gone;
    server = runStart(repoRoot, { ...env, PORT: port });
    await server.open;
    const before = await lampsOf(one, id);
    expect(before).toBeGreaterThanOrEqual(2);
    await expect(async () => {
      await drop();
      for (const page of [one, two])
        await expect(page.getByRole('button', { name: 'Rematch' })).toBeVisible({ timeout: 200 });
    }).toPass({ timeout: 120_000 });
    for (const page of [one, two]) await page.context().close();
  } finally {
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
