import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { readJson, readRoom, repoRoot, roomNames } from '../build/rooms.ts';
import { Refusal } from '../house/Refusal.ts';
import { fillTemplate } from './fillTemplate.ts';
import type { RemoteName } from './RemoteName.ts';

/** The remote whose package.json says which versions of what all remotes use. */
const PATTERN = 'mf-feed';

/** Writes a remote that works: a route, a screen, its story, its tests. Returns the files it wrote or changed. */
export function createRemote(name: RemoteName, top = repoRoot): string[] {
  refuseTaken(name, top);
  const files = fillTemplate(name);
  files.set('package.json', packageFor(name, [...files.values()].join('\n'), top));
  for (const [path, text] of files) {
    const file = join(top, name.room, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
  addReference(name.room, join(top, 'tsconfig.json'));
  return [...[...files.keys()].map((path) => `${name.room}/${path}`), 'tsconfig.json'];
}

function refuseTaken({ room, slug }: RemoteName, top: string) {
  if (existsSync(join(top, room))) throw new Refusal(`There is a ${room} already.`);
  for (const other of roomNames(top).filter((each) => each !== 'shell')) {
    const owns = readRoom(other, top).plan.routes.some(
      ({ path }) => path.replace(/\/\*$/, '') === `/${slug}`,
    );
    if (owns) throw new Refusal(`The address /${slug} belongs to ${other}. Two remotes cannot own it.`);
  }
}

/** Only what its files import: each line of a package.json is a permission. */
function packageFor({ room, slug }: RemoteName, code: string, top: string): string {
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
    name: `@plaza/${room}`,
    version: '1.0.0',
    private: true,
    type: 'module',
    plaza: plan,
    dependencies: Object.fromEntries(used),
  };
  return `${JSON.stringify(about, null, 2)}\n`;
}

/** After the other remotes: the list reads in the order of the house. */
function addReference(room: string, tsconfig: string) {
  const config = readJson<{ references: { path: string }[] }>(tsconfig);
  const last = config.references.findLastIndex(({ path }) => path.startsWith('mf-'));
  config.references.splice(last + 1, 0, { path: room });
  writeFileSync(tsconfig, `${JSON.stringify(config, null, 2)}\n`);
}
