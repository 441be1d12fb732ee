import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '../build/remotePackages.ts';
import { runBin } from '../command/run.ts';
import { createRemote } from './createRemote.ts';
import { readRemoteName } from './RemoteName.ts';

let top = '';

/** A repository beside this one: the same remotes by links, its own tsconfig.json, and remote for a new remote. */
beforeEach(() => {
  top = mkdtempSync(join(tmpdir(), 'plaza-new-remote-'));
  const linked = ['mf-feed', 'mf-chat', 'shell', 'api', 'design-system', 'tools', 'node_modules'];
  for (const name of linked) symlinkSync(join(repoRoot, name), join(top, name));
  for (const name of ['tsconfig.json', 'tsconfig.base.json', 'tsconfig.web.json', 'package.json']) {
    copyFileSync(join(repoRoot, name), join(top, name));
  }
});

afterEach(() => rmSync(top, { recursive: true, force: true }));

test('writes a remote under its name, with nothing of the template left in it', () => {
  const files = createRemote(readRemoteName('night-market'), top);
  expect(files).toContain('mf-night-market/src/night-market/NightMarketScreen.tsx');
  for (const file of files) {
    expect(existsSync(join(top, file))).toBe(true);
    expect(readFileSync(join(top, file), 'utf8')).not.toMatch(/__(remote|slug|pascal|title)__/);
  }
});

test('is registered at its own address, and takes what it imports in the versions of the other remotes', () => {
  createRemote(readRemoteName('weather'), top);
  const made = JSON.parse(readFileSync(join(top, 'mf-weather/package.json'), 'utf8'));
  const feed = JSON.parse(readFileSync(join(top, 'mf-feed/package.json'), 'utf8'));
  expect(made.name).toBe('@plaza/mf-weather');
  expect(made.plaza.routes).toEqual([{ path: '/weather/*', access: 'member' }]);
  expect(feed.dependencies).toMatchObject(made.dependencies);
  expect(Object.keys(made.dependencies)).toEqual([
    '@plaza/design-system',
    '@plaza/shell-contract',
    'react',
    'react-dom',
    'react-router-dom',
  ]);
});

test('is added to the projects of the root, beside the other remotes', () => {
  const before = JSON.parse(readFileSync(join(top, 'tsconfig.json'), 'utf8'));
  createRemote(readRemoteName('weather'), top);
  const after = JSON.parse(readFileSync(join(top, 'tsconfig.json'), 'utf8'));
  expect(after.references).toHaveLength(before.references.length + 1);
  const paths = after.references.map(({ path }: { path: string }) => path);
  expect(paths[paths.indexOf('mf-weather') - 1]).toMatch(/^mf-/);
});

test('a remote that is there is not written over', () => {
  createRemote(readRemoteName('weather'), top);
  expect(() => createRemote(readRemoteName('mf-weather'), top)).toThrow('There is a mf-weather already.');
});

test('an address that another remote owns is refused', () => {
  const refused = () => createRemote(readRemoteName('search'), top);
  expect(refused).toThrow('The address /search belongs to mf-feed. Two remotes cannot own it.');
  expect(existsSync(join(top, 'mf-search'))).toBe(false);
});

/** What somebody types into a new remote who wants all that the shell lends, in place of the screen that it came with. */
function addEveryDoor(remote: string): void {
  const doors = join(repoRoot, 'e2e/fixtures/doors');
  cpSync(join(doors, 'src'), join(top, remote, 'src'), { recursive: true });
  rmSync(join(top, remote, 'src/doors/DoorsScreen.test.tsx'));
  const file = join(top, remote, 'package.json');
  const { plaza } = JSON.parse(readFileSync(join(doors, 'package.json'), 'utf8'));
  writeFileSync(file, JSON.stringify({ ...JSON.parse(readFileSync(file, 'utf8')), plaza }));
}

function makeBoth(): void {
  createRemote(readRemoteName('weather'), top);
  createRemote(readRemoteName('doors'), top);
  addEveryDoor('mf-doors');
}

test('new remotes pass the type check, also one that goes through every door', async () => {
  makeBoth();
  // As a new remote is compiled, but both at once: what they import is most of the work.
  const own = JSON.parse(readFileSync(join(top, 'mf-weather/tsconfig.json'), 'utf8'));
  const compilerOptions = { ...own.compilerOptions, rootDir: '..' };
  const both = join(top, 'mf-weather/tsconfig.both.json');
  writeFileSync(both, JSON.stringify({ ...own, compilerOptions, include: ['src', '../mf-doors/src'] }));
  expect(await runBin('tsc', ['-p', both])).toEqual({ code: 0, output: '' });
}, 120_000);

test('new remotes pass their own tests, conformance included, also one that goes through every door', async () => {
  makeBoth();
  const config = join(top, 'jest.config.mjs');
  writeFileSync(
    config,
    `import repository from ${JSON.stringify(pathToFileURL(join(repoRoot, 'jest.config.js')))};
     const ui = repository.projects.find(({ displayName }) => displayName === 'ui');
     const roots = ['<rootDir>/mf-weather', '<rootDir>/mf-doors'];
     export default { projects: [{ ...ui, rootDir: ${JSON.stringify(top)}, roots }] };`,
  );
  const tests = await runBin('jest', ['--config', config, '--runInBand'], { cwd: top });
  expect(tests.output).toContain('Tests:');
  expect(tests.output).toContain('mf-doors/src/doors.test.tsx');
  expect(tests.code === 0 ? '' : tests.output).toBe('');
}, 120_000);
