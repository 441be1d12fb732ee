import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { repoRoot, remoteNames } from '@plaza/tools/build';
import { postSaying } from '../support/feed.ts';
import { registry } from '../support/keepRegistry.ts';
import { enterLogin, expect as quickly, test } from '../support/member.ts';
import { runStart } from '../support/runStart.ts';
import { starve } from '../support/starve.ts';

const expect = quickly.configure({ timeout: 90_000 });

test.skip(process.platform === 'win32', 'Windows cannot put a process to sleep');

test('with a fifth of a processor the first start opens everything, and the feed can be walked', async ({
  page,
}) => {
  test.setTimeout(400_000);
  const dataDir = mkdtempSync(join(tmpdir(), 'plaza-starved-'));
  const started = runStart(repoRoot, { NODE_ENV: 'development', PORT: '0', DATA_DIR: dataDir });
  const starved = starve(started.child.pid ?? 0);
  try {
    const url = await started.open;
    expect(started.said()).not.toContain('is not live');
    const { remotes } = await registry(url);
    expect(remotes.map(({ name }) => name)).toEqual(remoteNames().filter((name) => name !== 'shell'));

    const throttle = await page.context().newCDPSession(page);
    await throttle.send('Emulation.setCPUThrottlingRate', { rate: 5 });
    await page.goto(`${url}/login`);
    await enterLogin(page, 'basalt');
    await expect(page.locator('#main [data-slot="mf-feed"]')).toHaveAttribute('data-status', 'mounted');
    await expect(page.getByRole('article').first()).toBeVisible();

    await page.getByRole('button', { name: 'Create', exact: true }).click();
    const popup = page.getByRole('dialog', { name: 'Create New Content' });
    await popup.getByLabel('What is on your mind?').fill('The lamps are late tonight.');
    await popup.getByRole('button', { name: 'Post', exact: true }).click();
    await expect(postSaying(page, 'The lamps are late tonight.')).toBeVisible();
    await page.reload();
    await expect(postSaying(page, 'The lamps are late tonight.')).toBeVisible();
  } finally {
    starved.feed();
    await started.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
});
