import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { remoteNames } from '@plaza/tools/build';
import { freshClone, shareBuilds } from '../support/freshClone.ts';
import { registry } from '../support/keepRegistry.ts';
import { enterLogin, expect, test } from '../support/member.ts';
import { changePassword } from '../support/people.ts';
import { runStart } from '../support/runStart.ts';

test('a fresh clone starts as a server: installed without test tools, every remote live, one administrator', async ({
  page,
}) => {
  test.setTimeout(process.env['PLAZA_DEEP'] ? 600_000 : 240_000);
  const clone = freshClone();
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-production-'));
  // One is built there, the others are shared.
  shareBuilds(clone, 'mf-chat');
  const started = runStart(clone.dir, { NODE_ENV: 'production', PORT: '0', DATA_DIR: dataDir, ...clone.npm });
  try {
    const url = await started.open;
    const { remotes } = await registry(url);
    expect(remotes.map(({ name }) => name)).toEqual(remoteNames().filter((name) => name !== 'shell'));
    expect((await fetch(`${url}/readyz`)).status).toBe(200);
    expect(await (await fetch(url)).text()).toContain('/remotes/shell/');
    expect(started.said()).toMatch(/Account +admin \(administrator\)\n +Password +\S{10,}\n/);
    expect(started.said()).toMatch(/mf-chat: build +\d+(\.\d)? s {3}[\w.-]+\n/);

    const [, printed = ''] = /\n +Password +(\S+)\n/.exec(started.said()) ?? [];
    await test.step('who logs in with the printed password is asked to change it', () =>
      changePrinted(page, url, printed));

    const isThere = (name: string) => existsSync(join(clone.dir, 'node_modules', name));
    expect(['koa', '@rspack/core', 'typescript'].filter(isThere)).toHaveLength(3);
    expect(['jest', 'storybook', '@playwright/test', 'playwright-core', 'axe-core'].filter(isThere)).toEqual(
      [],
    );
    // Who is gone when it closes does not try to come back while it does.
    await page.close();
    expect(await started.stop()).toBe(0);
  } finally {
    await started.stop();
    clone.remove();
    rmSync(dataDir, { recursive: true, force: true });
  }
});

const CHOSEN = 'seven lanterns by the quay';

/** As the first administrator does it: after this the printed password opens nothing. */
async function changePrinted(page: Page, url: string, printed: string): Promise<void> {
  const logOut = page.getByRole('button', { name: 'Logout' });
  await page.goto(`${url}/login`);
  await enterLogin(page, 'admin', printed);
  await expect(logOut).toBeVisible();
  await page.goto(`${url}/admin`);
  await page.getByRole('link', { name: 'Set it up' }).click();
  await page.getByRole('link', { name: 'Change your password' }).click();
  await changePassword(page, { from: printed, to: CHOSEN });
  await logOut.click();
  await page.getByRole('dialog').getByRole('button', { name: 'Yes' }).click();
  await expect(logOut).toBeHidden();
  await page.goto(`${url}/login`);
  await enterLogin(page, 'admin', printed);
  await expect(page.getByText('Wrong name or password.')).toBeVisible();
  await page.getByLabel('Password', { exact: true }).fill(CHOSEN);
  await page.getByRole('button', { name: 'Sign In', exact: true }).click();
  await expect(logOut).toBeVisible();
}
