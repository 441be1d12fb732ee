import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { repoRoot } from '../build/remotePackages.ts';
import { runBin } from '../command/run.ts';
import { createFeature } from './createFeature.ts';
import { readFeatureName } from './FeatureName.ts';

const guestBook = readFeatureName('mf-games', 'guest-book', new Date('2026-11-22T15:30:00Z'));
let top = '';
let files: string[] = [];

/** A repository beside this one: a copy of what a feature changes and of what is compiled with it; the rest is linked. */
beforeAll(() => {
  top = mkdtempSync(join(tmpdir(), 'plaza-new-feature-'));
  const isSource = (path: string) => !/([\\/](dist|\.types|node_modules)|\.tsbuildinfo)$/.test(path);
  for (const copied of ['api', 'mf-games', 'shell/contract', 'design-system'])
    cpSync(join(repoRoot, copied), join(top, copied), { recursive: true, filter: isSource });
  for (const linked of ['mf-feed', 'mf-chat', 'mf-zones', 'tools'])
    symlinkSync(join(repoRoot, linked), join(top, linked));
  for (const file of ['tsconfig.base.json', 'tsconfig.web.json', 'package.json', 'shell/package.json'])
    copyFileSync(join(repoRoot, file), join(top, file));
  linkPackages();
  files = createFeature(guestBook, top);
}, 60_000);

afterAll(() => rmSync(top, { recursive: true, force: true }));

/** Its packages are ours, but for those that it has itself. */
function linkPackages() {
  const [from, to] = [join(repoRoot, 'node_modules'), join(top, 'node_modules')];
  mkdirSync(join(to, '@plaza'), { recursive: true });
  for (const name of readdirSync(from).filter((one) => one !== '@plaza'))
    symlinkSync(join(from, name), join(to, name));
  for (const name of readdirSync(join(from, '@plaza'))) {
    const ours = realpathSync(join(from, '@plaza', name));
    const own = join(top, relative(repoRoot, ours));
    symlinkSync(existsSync(own) ? own : ours, join(to, '@plaza', name));
  }
}

test('writes a feature under its name, and nothing of the template is left in it', () => {
  expect(files).toContain('mf-games/src/guest-book/GuestBookScreen.tsx');
  expect(files).toContain('api/src/guest-book/migrations/20261122_1530_guest_book.ts');
  for (const file of files)
    expect(readFileSync(join(top, file), 'utf8')).not.toMatch(
      /__(slug|pascal|camel|table|title|migration)__/,
    );
});

test('refuses a remote that is not there, a feature that is, and an address that another remote owns', () => {
  const make = (remote: string, name: string) => () =>
    createFeature(readFeatureName(remote, name, new Date()), top);
  expect(make('mf-nowhere', 'guest-book')).toThrow('There is no remote mf-nowhere.');
  expect(make('mf-games', 'friends')).toThrow('The api has a feature friends already.');
  expect(make('mf-games', 'notifications')).toThrow('The api has a feature notifications already.');
  expect(make('mf-games', 'create-zones')).toThrow('The address /create-zones belongs to mf-zones.');
});

test('what the recipe makes passes its own tests, in the api and on the screen', async () => {
  const config = join(top, 'jest.config.mjs');
  writeFileSync(
    config,
    `import repository from ${JSON.stringify(pathToFileURL(join(repoRoot, 'jest.config.js')))};
     const roots = { ui: ['<rootDir>/mf-games/src'], api: ['<rootDir>/api'] };
     const projects = repository.projects.map((one) => ({ ...one, rootDir: ${JSON.stringify(top)}, roots: roots[one.displayName] }));
     export default { testTimeout: 60_000, projects };`,
  );
  const tests = await runBin(
    'jest',
    ['--config', config, '--runInBand', 'guest-book', 'mf-games/src/remote'],
    {
      cwd: top,
    },
  );
  expect(tests.output).toMatch(/Test Suites: 3 passed, 3 total/);
}, 120_000);

// Half of the repository is compiled for it: `npm run test:deep`.
if (process.env.PLAZA_DEEP) {
  test('and fits the types of all that it touches', async () => {
    const types = await runBin('tsc', ['-b', join(top, 'mf-games'), join(top, 'api')]);
    expect(types).toEqual({ code: 0, output: '' });
  }, 120_000);
}
