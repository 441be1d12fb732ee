import { join } from 'node:path';
import { test } from '@playwright/test';
import type { RemoteRegistry } from '@plaza/api-contract';
import { repoRoot } from '@plaza/tools/build';
import { bringDoors } from './doorsRemote.ts';
import { bringFaulty, buildFaulty, editEntry } from './faultyRemote.ts';
import { activate, publish } from './publish.ts';
import { rememberVersion } from './rememberedVersions.ts';
import { buildCopy } from './remoteCopy.ts';

/**
 * Two remotes that fail on wish: `mf-faulty` has a steady version to fall back to, `mf-alone` has
 * none. Both are published like any other remote. Their 3.0.0 asks for a React of the future in
 * its code, but not in its manifest, or the gate would have refused it.
 */
test('the remotes that fail on wish are live', async ({ baseURL }) => {
  if (!baseURL) throw new Error('Playwright did not say where the plaza is.');
  await bringFaulty(baseURL, 'mf-faulty', '1.0.0');
  await bringFaulty(baseURL, 'mf-faulty', '2.0.0');
  await bringFaulty(baseURL, 'mf-alone', '2.0.0');

  for (const name of ['mf-faulty', 'mf-alone'] as const) {
    const built = await buildFaulty(name, '3.0.0');
    editEntry(built, (code) => code.replaceAll('^19.3.0', '^20.0.0'));
    const { preview } = await publish(baseURL, built);
    const registry = (await (
      await fetch(`${baseURL}/api/remotes?preview=${preview}`)
    ).json()) as RemoteRegistry;
    rememberVersion(name, registry);
  }
});

test('a remote that goes through every door is live', async ({ baseURL }) => {
  await bringDoors(baseURL ?? '');
});

test('remotes of other tools are live, and what tries them', async ({ baseURL }) => {
  test.setTimeout(240_000);
  const team = join(repoRoot, 'e2e/fixtures/team');
  const version = '1.0.0';
  const builds = [
    await buildCopy({
      name: 'mf-kit',
      version,
      from: join(repoRoot, 'e2e/fixtures/kit'),
      plan: plan('/kit'),
    }),
    await buildCopy({
      name: 'mf-stock',
      version,
      from: team,
      plan: plan('/stock'),
      build: 'rspack.mjs',
    }),
    await buildCopy({
      name: 'mf-vite',
      version,
      from: team,
      plan: plan('/vite'),
      build: 'vite.mjs',
    }),
  ];
  for (const built of builds) {
    await publish(baseURL ?? '', built);
    await activate(baseURL ?? '', built.name, built.version);
  }
});

/** Every fixture holds one address, and all below it. */
function plan(path: string) {
  return { contract: '1.4', routes: [{ path: `${path}/*`, access: 'public' as const }], widgets: {} };
}
