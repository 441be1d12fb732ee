import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { readJson, repoRoot, remoteNames } from '../build/remotePackages.ts';
import { sourceFiles } from '../command/sourceFiles.ts';
import { findForeignNames, type Keeper } from './privateNames.ts';

const keepers = ['design-system', 'shell', ...remoteNames().slice(1)].map((name): Keeper => {
  const file = join(repoRoot, name, 'package.json');
  const { plaza } = readJson<{ plaza?: { storage?: string[] } }>(file);
  return { name, storage: plaza?.storage ?? [] };
});
const feed: Keeper = { name: 'mf-feed', storage: ['friendsContent', 'feedEdit *'] };
const shell: Keeper = { name: 'shell', storage: ['theme', 'userId', 'plaza:google'] };
const complaintsOf = (keeper: Keeper, source: string) => findForeignNames(keeper, source, [feed, shell]);

describe.each(keepers)('$name', (keeper) => {
  const sources = sourceFiles()
    .filter(
      (path) => path.startsWith(`${keeper.name}/src/`) || path.startsWith(`${keeper.name}/contract/src/`),
    )
    .filter((path) => /\.tsx?$/.test(path))
    .filter((path) => !/\.(test|stories)\.tsx?$|\/testing\//.test(path))
    .map((path) => ({ path, source: readFileSync(join(repoRoot, path), 'utf8') }));

  it('keeps to what is its own in the browser, and calls the api by names', () => {
    const complaints = sources.flatMap(({ path, source }) =>
      findForeignNames(keeper, source, keepers).map((complaint) => `${path}: ${complaint}`),
    );
    expect(complaints).toEqual([]);
  });

  it('lists no name that it does not write', () => {
    const all = sources.map(({ source }) => source).join('');
    const idle = keeper.storage.filter((key) => !all.includes(key.replace(/\*$/, '')));
    expect(idle).toEqual([]);
  });
});

it.each([
  ['a name of another package', shell, `const KEPT = 'friendsContent';`, 'is where mf-feed keeps something'],
  ['one that begins like it', shell, 'read(`feedEdit ${post}`)', 'is where mf-feed keeps something'],
  ['the same in a remote', feed, `localStorage.getItem('plaza:google')`, 'is where shell keeps something'],
  ['an everyday word that something is kept under', feed, `shelf.setItem('theme', dark)`, 'plaza.storage'],
  [
    'a name that is in no list',
    feed,
    `const KEY = 'feedNew';\nshelf.getItem(KEY);`,
    '"feedNew" is not among',
  ],
  [
    'one of several such',
    feed,
    `const KEYS = { a: 'feedA' };\nshelf.removeItem(KEYS[tab]);`,
    '"feedA" is not',
  ],
  [
    'one that is made',
    feed,
    'const keyOf = (id) => `feedX ${id}`;\nshelf.getItem(keyOf(1));',
    '"feedX *" is not',
  ],
  ['a cache', feed, `const NAME = 'files';\ncaches.open(NAME)`, '"files" is not among'],
  ['an address of the api', feed, `fetch('/api/contents/friends')`, 'call it by its name'],
  ['one that is not its own', shell, 'fetch(`/api/contents/${tab}`)', 'call it by its name'],
])('turns red at %s', (_, keeper, source, complaint) => {
  expect(complaintsOf(keeper, source).join()).toContain(complaint);
});

it.each([
  [feed, `const KEYS = { friends: 'friendsContent' } as const;\nshelf.getItem(KEYS[tab]);`],
  [feed, 'const keyOf = (post) => `feedEdit ${post.ID}`;\nshelf.setItem(keyOf(post), text);'],
  [feed, `type Asked = Pick<Page, 'userId' | 'theme'>;`],
  [feed, `// The shell keeps it under 'plaza:google'.`],
  [shell, `fetch('/api/remotes/health')`],
  [shell, `storage.getItem('theme')`],
])('lets %j through', (keeper, source) => {
  expect(complaintsOf(keeper, source)).toEqual([]);
});

it('looks at every package that runs in a browser', () => {
  expect(keepers.map(({ name }) => name)).toEqual(expect.arrayContaining(['shell', 'mf-feed', 'mf-zones']));
  expect(existsSync(join(repoRoot, 'shell/src'))).toBe(true);
});
