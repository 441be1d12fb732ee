import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readRemote } from './remotePackages.ts';
import { sourceVersion } from './sourceVersion.ts';

let root: string;

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'plaza-remotes-'));
  write('mf-chat/package.json', '{ "name": "@plaza/mf-chat", "version": "1.4.0" }');
  write('mf-chat/src/remote.tsx', 'export const app = 1;');
  write('mf-feed/src/remote.tsx', 'export const app = 2;');
  write('shell/contract/src/version.ts', "export const CONTRACT = '1.0';");
  write('api/contract/src/index.ts', 'export {};');
  write('shell/crypto/src/index.ts', 'export {};');
  write('package-lock.json', '{}');
  write('tools/build/remoteConfig.ts', '');
});

afterEach(() => rmSync(root, { recursive: true }));

it('is the same for the same sources, wherever they lie', () => {
  const elsewhere = mkdtempSync(join(tmpdir(), 'plaza-remotes-'));
  cpSync(root, elsewhere, { recursive: true });
  expect(sourceVersion(readRemote('mf-chat', elsewhere), elsewhere)).toBe(version());
  expect(version()).toMatch(/^1\.4\.0-[0-9a-f]{8}$/);
  rmSync(elsewhere, { recursive: true });
});

it.each([
  'mf-chat/src/remote.tsx',
  'shell/contract/src/version.ts',
  'api/contract/src/index.ts',
  'shell/crypto/src/index.ts',
  'tools/build/lean/leanIcon.ts',
  'package-lock.json',
])('changes with a word in %s', (file) => {
  const before = version();
  write(file, file === 'package-lock.json' ? '{ "a": 1 }' : "export const CONTRACT = '1.1';");
  expect(version()).not.toBe(before);
});

it.each([
  'mf-feed/src/remote.tsx',
  'mf-chat/src/remote.test.tsx',
  'mf-chat/src/Screen.stories.tsx',
  'mf-chat/dist/old.js',
])('does not change with %s, which is not built into it', (file) => {
  const before = version();
  write(file, 'changed');
  expect(version()).toBe(before);
});

function version(): string {
  return sourceVersion(readRemote('mf-chat', root), root);
}

function write(file: string, content: string): void {
  mkdirSync(join(root, file, '..'), { recursive: true });
  writeFileSync(join(root, file), content);
}
