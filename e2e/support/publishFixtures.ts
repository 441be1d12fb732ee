import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { test } from '@playwright/test';
import type { RemoteRegistry } from '@plaza/api-contract';
import { type BuiltRemote, repoRoot } from '@plaza/tools/build';
import { activate, publish } from './publish.ts';
import { rememberVersion } from './rememberedVersions.ts';
import { buildCopy } from './remoteCopy.ts';

const fixture = join(repoRoot, 'e2e/fixtures/faulty');
const canFail = { 'fault.ts': (source: string) => source.replace('canFail = false', 'canFail = true') };

/**
 * Two remotes that fail on wish: `mf-faulty` has a steady version to fall back to, `mf-alone` has
 * none. Both are published like any other remote. Their 3.0.0 asks for a React of the future in
 * its code, but not in its manifest, or the gate would have refused it.
 */
test('the remotes that fail on wish are live', async ({ baseURL }) => {
  if (!baseURL) throw new Error('Playwright did not say where the plaza is.');
  const builds = [
    await buildCopy({ name: 'mf-faulty', version: '1.0.0', from: fixture, plan: plan('/faulty') }),
    await buildCopy({
      name: 'mf-faulty',
      version: '2.0.0',
      from: fixture,
      plan: plan('/faulty'),
      edits: canFail,
    }),
    await buildCopy({
      name: 'mf-alone',
      version: '2.0.0',
      from: fixture,
      plan: plan('/alone'),
      edits: canFail,
    }),
  ];
  for (const built of builds) {
    if (built.version === '2.0.0') editEntry(built, (code) => `${throwOnDemand}\n${code}`);
    await publish(baseURL, built);
    await activate(baseURL, built.name, built.version);
  }

  for (const [name, path] of [
    ['mf-faulty', '/faulty'],
    ['mf-alone', '/alone'],
  ] as const) {
    const built = await buildCopy({ name, version: '3.0.0', from: fixture, plan: plan(path) });
    editEntry(built, (code) => code.replaceAll('^19.3.0', '^20.0.0'));
    const { preview } = await publish(baseURL, built);
    const registry = (await (
      await fetch(`${baseURL}/api/remotes?preview=${preview}`)
    ).json()) as RemoteRegistry;
    rememberVersion(name, registry);
  }
});

test('remotes of other tools are live, and what tries them', async ({ baseURL }) => {
  test.setTimeout(120_000);
  const team = join(repoRoot, 'e2e/fixtures/team');
  const version = '1.0.0';
  const builds = [
    await buildCopy({
      name: 'mf-kit',
      version,
      from: join(repoRoot, 'e2e/fixtures/kit'),
      plan: plan('/kit', 'public'),
    }),
    await buildCopy({
      name: 'mf-stock',
      version,
      from: team,
      plan: plan('/stock', 'public'),
      build: 'rspack.mjs',
    }),
    await buildCopy({
      name: 'mf-vite',
      version,
      from: team,
      plan: plan('/vite', 'public'),
      build: 'vite.mjs',
    }),
  ];
  for (const built of builds) {
    await publish(baseURL ?? '', built);
    await activate(baseURL ?? '', built.name, built.version);
  }
});

/** Every fixture holds one address, and all below it. */
function plan(path: string, access: 'member' | 'public' = 'member') {
  return { contract: '1.0', routes: [{ path: `${path}/*`, access }], widgets: {} };
}

const throwOnDemand = `if (sessionStorage.getItem('fault') === 'entry throws') throw new Error('the entry threw');`;

/** The bundler writes the entry, so a fault in it is put into the finished file. */
function editEntry({ dir }: BuiltRemote, edit: (code: string) => string): void {
  const entry = readdirSync(dir).find((file) => file.startsWith('remoteEntry'));
  if (!entry) throw new Error(`No entry in ${dir}`);
  const before = readFileSync(join(dir, entry), 'utf8');
  const after = edit(before);
  if (after === before) throw new Error('The edit of the entry found nothing to change.');
  writeFileSync(join(dir, entry), after);
}
