import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { init } from '@module-federation/enhanced/runtime';
import { transformSync } from '@swc/core';
import { repoRoot } from '../rooms.ts';
import leanCore from './leanCore.ts';

const folder = join(repoRoot, 'node_modules/@module-federation/runtime-core/dist');
const require = createRequire(join(folder, 'index.js'));
const lean = (path: string) => leanCore.call({ resourcePath: path }, readFileSync(path, 'utf8'));

type Options = Parameters<typeof init>[0];
interface Core {
  ModuleFederation: new (options: Options) => ReturnType<typeof init>;
}

/** The core as the shell gets it, run here. */
function run(path: string, ran = new Map<string, object>()): object {
  const known = ran.get(path);
  if (known) return known;
  const { code } = transformSync(lean(path), { module: { type: 'commonjs' }, jsc: { target: 'es2022' } });
  const exports = {};
  ran.set(path, exports);
  const bring = (request: string): unknown =>
    request.startsWith('.') ? run(join(dirname(path), request), ran) : require(request);
  // oxlint-disable-next-line typescript/no-implied-eval
  new Function('require', 'exports', code)(bring, exports);
  return exports;
}

const { ModuleFederation } = run(join(folder, 'index.js')) as Core;
const lamp = () => ({ light: 'amber' });

function aShell(): ReturnType<typeof init> {
  const shared = { lamp: { version: '1.2.0', scope: ['default'], get: async () => lamp } };
  return new ModuleFederation({
    name: 'shell',
    remotes: [],
    shareStrategy: 'loaded-first',
    shared,
  } as Options);
}

/** What a remote asks for, and how it came to know of the shell. */
async function lampFor(requiredVersion: string): Promise<unknown> {
  const remote = new ModuleFederation({ name: 'remote', remotes: [] });
  remote.initShareScopeMap('default', aShell().shareScopeMap['default'] ?? {});
  return remote.loadShare('lamp', {
    customShareInfo: {
      scope: ['default'],
      shareConfig: { requiredVersion, singleton: true, strictVersion: true },
    },
  });
}

it('leaves no hook that nobody hears, and those that ours hear', () => {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const code = files
    .filter((file) => file.endsWith('.js'))
    .map((file) => lean(join(folder, file)))
    .join('\n');
  const emitted = [...code.matchAll(/lifecycle\.(\w+)\.emit/g)].map(([, name]) => name);
  expect(new Set(emitted)).toEqual(
    new Set(['beforeInit', 'afterResolve', 'generatePreloadAssets', 'fetch', 'createScript', 'createLink']),
  );
});

it("gives a remote the shell's own module, and refuses one that does not fit", async () => {
  expect(await lampFor('^1.0.0')).toBe(lamp);
  await expect(lampFor('^2.0.0')).rejects.toThrow('does not satisfy the requirement');
});

it('asks a plugin for the manifest of a remote, and says by a code that it did not come', async () => {
  const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  const shell = aShell();
  const fetched = jest.fn(async () => new Response('gone', { status: 404 }));
  shell.registerPlugins([{ name: 'guard', fetch: fetched }]);
  shell.registerRemotes([{ name: 'mf_lamp', entry: 'http://plaza.test/mf-manifest.json' }]);
  await expect(shell.loadRemote('mf_lamp/app')).rejects.toThrow('RUNTIME-003');
  expect(fetched).toHaveBeenCalledTimes(1);
  await expect(shell.loadRemote('mf_bell/app')).rejects.toThrow('RUNTIME-004');
  warned.mockRestore();
});

it('says so when the core has changed', () => {
  const path = join(folder, 'core.js');
  expect(() => leanCore.call({ resourcePath: path }, 'export class ModuleFederation {}')).toThrow(
    'core.js has nothing like',
  );
});
