import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { keepRegistry } from '../support/keepRegistry.ts';
import { comeBackAs, expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { activate, publish } from '../support/publish.ts';
import { buildCopy } from '../support/remoteCopy.ts';

test.use({ serviceWorkers: 'allow' });
keepRegistry(test);

test('a tab that is open when a new shell goes live is offered it, and gets it when its visitor wants it', async ({
  page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  if (!baseURL) throw new Error('no plaza');
  await comeBackAs(page, 'basalt');
  await page.goto('/settings');
  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await page.reload();
  await page.waitForFunction(() => navigator.serviceWorker.controller !== null);

  const built = await buildCopy({ name: 'shell', version: '1.0.2-offered', from: join(repoRoot, 'shell') });
  await publish(baseURL, built);
  await activate(baseURL, 'shell', built.version);
  const toast = page.getByRole('region', { name: 'Notifications, Alt+T' });
  await expect(toast).toContainText('A new version is ready');
  await toast.getByRole('button', { name: 'Reload' }).click();
  await expect(page.locator(`script[src*="/remotes/shell/${built.version}/"]`)).not.toHaveCount(0);
  await expect(toast).not.toContainText('A new version is ready');
});
