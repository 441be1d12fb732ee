import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { repoRoot } from '@plaza/tools/build';
import { bringDoors } from '../support/doorsRemote.ts';
import { freePort } from '../support/freePort.ts';
import { comeBackAs, expect, test } from '../support/member.ts';
import { runStart } from '../support/runStart.ts';

/** Where the page in a frame has come from. */
const originIn = async (page: Page, title: string) => {
  const frame = await (await page.getByTitle(title).elementHandle())?.contentFrame();
  return frame && new URL(frame.url()).origin;
};

test('what remotes show in frames comes from the second origin, can do nothing there, and games play', async ({
  browser,
}) => {
  test.setTimeout(process.env['PLAZA_DEEP'] ? 600_000 : 240_000);
  const port = String(await freePort());
  // Every browser leads this name to its own machine.
  const [url, games] = [`http://127.0.0.1:${port}`, `http://games.localhost:${port}`];
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-second-origin-'));
  const env = { NODE_ENV: 'development', PORT: port, DATA_DIR: dataDir };
  const server = runStart(repoRoot, { ...env, PUBLIC_URL: url, GAMES_ORIGIN: games });
  const shared = process.env['PLAZA_E2E_DATA'];
  try {
    await server.open;
    process.env['PLAZA_E2E_DATA'] = dataDir;
    await bringDoors(url);
    const page = await (await browser.newContext({ baseURL: url })).newPage();
    await comeBackAs(page, 'basalt');
    await page.goto('/doors');
    const framed = page.frameLocator('iframe[title="A framed page"]');
    await expect(framed.getByText('Hello from a frame')).toBeVisible();
    expect(await originIn(page, 'A framed page')).toBe(games);
    const can = framed.locator('body').evaluate(() => {
      const tries = [() => document.cookie, () => localStorage.length, () => window.parent.document];
      const works = (act: () => unknown) => {
        try {
          act();
          return true;
        } catch {
          return false;
        }
      };
      return [window.origin, ...tries.map(works)];
    });
    expect(await can).toEqual(['null', false, false, false]);

    await page.goto('/play/tidepool');
    const game = page.locator('iframe[data-status]');
    await expect(game).toHaveAttribute('data-status', 'ready');
    expect(await originIn(page, (await game.getAttribute('title')) ?? '')).toBe(games);
  } finally {
    process.env['PLAZA_E2E_DATA'] = shared;
    await server.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
