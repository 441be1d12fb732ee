import { join } from 'node:path';
import { repoRoot } from '@plaza/tools/build';
import { slot } from '../failures/plazaStillWorks.ts';
import { keepRegistry, registry } from '../support/keepRegistry.ts';
import { comeBackAs, expect } from '../support/member.ts';
import { test } from '../support/ownPlaza.ts';
import { activate, publish, rollBack } from '../support/publish.ts';
import { buildCopy } from '../support/remoteCopy.ts';

keepRegistry(test);

test('a deploy of the feed alone changes what is drawn of home before any script has come', async ({
  page,
  baseURL,
}) => {
  if (!baseURL) throw new Error('no plaza');
  await comeBackAs(page, 'basalt');
  await page.goto('/');
  await expect(slot(page, 'mf-feed')).toHaveAttribute('data-status', 'mounted');
  const html = async () => (await page.request.get('/', { headers: { accept: 'text/html' } })).text();
  const before = (await registry(baseURL)).shell.version;
  expect(await html()).toContain('plaza-first');
  expect(await html()).not.toContain('data-posts="3"');

  const built = await buildCopy({
    name: 'mf-feed',
    version: '1.0.1-drawn',
    from: join(repoRoot, 'mf-feed'),
    edits: {
      'picture/FirstHome.tsx': (source) =>
        source
          .replace('[0, 1]', '[0, 1, 2]')
          .replace('<div className={classes.home}>', '<div data-posts="3" className={classes.home}>'),
    },
  });
  await publish(baseURL, built);
  await activate(baseURL, 'mf-feed', built.version);
  expect(await html()).toContain('data-posts="3"');
  expect((await registry(baseURL)).shell.version).toBe(before);

  await rollBack(baseURL, 'mf-feed');
  expect(await html()).not.toContain('data-posts="3"');
});
