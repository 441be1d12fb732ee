import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { slot } from '../failures/plazaStillWorks.ts';
import { keepRegistry, registry } from '../support/keepRegistry.ts';
import { expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { activate, publish } from '../support/publish.ts';
import { buildCopy } from '../support/remoteCopy.ts';

keepRegistry(test);

const homes = {
  'mf-feed': '/',
  'mf-chat': '/chat',
  'mf-games': '/games',
  'mf-zones': '/zones',
  'mf-admin': '/admin',
};

test('shell and remotes of either age fit together: previous and next of both, all five', async ({
  admin: page,
  baseURL,
}) => {
  test.setTimeout(240_000);
  if (!baseURL) throw new Error('no plaza');
  const live = await registry(baseURL);
  const previous: Record<string, string> = { shell: live.shell.version };
  for (const { name, current } of live.remotes) previous[name] = current.version;

  const next = '1.0.1-skew';
  for (const name of ['shell', ...Object.keys(homes)]) {
    await publish(baseURL, await buildCopy({ name, version: next, from: join(repoRoot, name) }));
  }

  const versionOf = (name: string, age: 'previous' | 'next') =>
    age === 'next' ? next : (previous[name] ?? '');
  for (const shell of ['next', 'previous'] as const) {
    await activate(baseURL, 'shell', versionOf('shell', shell));
    for (const remote of ['next', 'previous'] as const) {
      for (const name of Object.keys(homes)) await activate(baseURL, name, versionOf(name, remote));
      for (const [name, address] of Object.entries(homes)) {
        await test.step(`shell ${shell}, ${name} ${remote}`, async () => {
          await page.goto(address);
          await expect(slot(page, name)).toHaveAttribute('data-status', 'mounted');
          await expect(slot(page, name)).toHaveAttribute('data-version', versionOf(name, remote));
          expect(
            await page.locator(`script[src*="/remotes/shell/${versionOf('shell', shell)}/"]`).count(),
          ).toBeGreaterThan(0);
        });
      }
    }
  }
});
