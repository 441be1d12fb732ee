import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { checkContractUse, newerThanDeclared } from './contractUse.ts';
import { readRemote, remoteNames } from './remotePackages.ts';

const dir = mkdtempSync(join(tmpdir(), 'plaza-contract-'));
afterAll(() => rmSync(dir, { recursive: true }));

function aRemote(contract: string, source: string) {
  mkdirSync(join(dir, 'src'), { recursive: true });
  writeFileSync(join(dir, 'src/Screen.tsx'), source);
  return { dir, plan: { contract, routes: [], widgets: {} } };
}

it.each([
  ['const { api, hub: line } = useShell();', ['hub (1.1)']],
  ['const seen = useStream(useShell().language$, "en");', ['language$ (1.2)']],
  ["type Needs = Pick<ShellContext, 'api' | 'readMessagesWith'>;", ['readMessagesWith (1.2)']],
  ["function ask(live: ShellContext['live']) {}", ['live (1.4)']],
  ["import { useCall, useLiveList } from '@plaza/shell-contract';", ['useLiveList (1.4)']],
])('finds in %j what an older shell does not have', (source, newer) => {
  expect(newerThanDeclared(aRemote('1.0', source))).toEqual(newer);
  expect(newerThanDeclared(aRemote('1.4', source))).toEqual([]);
});

it('lets pass what is optional, types, comments and what only looks alike', () => {
  const source = `
    // const { hub } = useShell();
    import type { HubClient } from '@plaza/shell-contract';
    const { hold, api } = useShell();
    const { hub } = somewhere;
    useShell().frame?.({ immersive: true });`;
  expect(newerThanDeclared(aRemote('1.0', source))).toEqual([]);
});

it('refuses what would meet a shell that gives its files no hashes', () => {
  expect(() => checkContractUse({ name: 'mf-old', ...aRemote('1.3', '') })).toThrow(
    'mf-old names contract 1.3 in its package.json and uses hashes of its files (1.4)',
  );
  expect(() => checkContractUse({ name: 'mf-new', ...aRemote('1.4', '') })).not.toThrow();
});

it.each(remoteNames().filter((name) => name !== 'shell'))('%s uses no more than it names', (name) => {
  expect(() => checkContractUse(readRemote(name))).not.toThrow();
});
