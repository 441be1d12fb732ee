import { existsSync, mkdirSync, writeFileSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, readRemote, repoRoot, remoteNames } from '../build/remotePackages.ts';
import { CommandError } from '../command/CommandError.ts';
import type { RemoteName } from './RemoteName.ts';

/** The remote whose package.json says which versions of what all remotes use. */
const PATTERN = 'mf-feed';

/** Writes a remote that works: a route, a screen, its story, its tests. Returns the files it wrote or changed. */
export function createRemote(name: RemoteName, top = repoRoot): string[] {
  refuseTaken(name, top);
  const files = fillTemplate(name);
  files.set('package.json', packageFor(name, [...files.values()].join('\n'), top));
  for (const [path, text] of files) {
    const file = join(top, name.remote, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  addReference(name.remote, join(top, 'tsconfig.json'));
  return [...[...files.keys()].map((path) => `${name.remote}/${path}`), 'tsconfig.json'];
}

function refuseTaken({ remote, slug }: RemoteName, top: string) {
  if (existsSync(join(top, remote))) throw new CommandError(`There is a ${remote} already.`);
  for (const other of remoteNames(top).filter((each) => each !== 'shell')) {
    const owns = readRemote(other, top).plan.routes.some(
      ({ path }) => path.replace(/\/\*$/, '') === `/${slug}`,
    );
    if (owns) throw new CommandError(`The address /${slug} belongs to ${other}. Two remotes cannot own it.`);
  }
}

/** Only what its files import: each line of a package.json is a permission. */
function packageFor({ remote, slug }: RemoteName, code: string, top: string): string {
  const { plaza, dependencies } = readJson<{
    plaza: { contract: string };
    dependencies: Record<string, string>;
  }>(join(top, PATTERN, 'package.json'));
  const used = Object.entries(dependencies).filter(
    ([name]) => /^react(-dom)?$/.test(name) || code.includes(`from '${name}'`),
  );
  const plan = {
    contract: plaza.contract,
    routes: [{ path: `/${slug}/*`, access: 'member' }],
    widgets: {},
  };
  const about = {
    name: `@plaza/${remote}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    plaza: plan,
    dependencies: Object.fromEntries(used),
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

/** After the other remotes: the list reads in the order of the server. */
function addReference(remote: string, tsconfig: string) {
  const config = readJson<{ references: { path: string }[] }>(tsconfig);
  const last = config.references.findLastIndex(({ path }) => path.startsWith('mf-'));
  config.references.splice(last + 1, 0, { path: remote });
  writeFileSync(tsconfig, `${JSON.stringify(config, null, 2)}\n`);
}

const TEMPLATE = join(repoRoot, 'tools', 'new-remote', 'template');

/** The files of a new remote by their path in it. `__slug__` and its like stand for the name, in paths too. */
function fillTemplate(name: RemoteName): Map<string, string> {
  const files = readdirSync(TEMPLATE, { recursive: true, withFileTypes: true }).filter((entry) =>
    entry.isFile(),
  );
  return new Map(
    files.map((entry) => {
      const from = join(entry.parentPath, entry.name);
      const path = from.slice(TEMPLATE.length + 1).replaceAll('\\', '/');
      return [named(path.replace(/\.tmpl$/, ''), name), named(readFileSync(from, 'utf8'), name)];
    }),
  );
}

function named(text: string, name: RemoteName): string {
  return text.replace(/__(remote|slug|pascal|title)__/g, (_, key: keyof RemoteName) => name[key]);
}
