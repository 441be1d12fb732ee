import { mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { testPlaza } from '../../testing/testPlaza.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'plaza-left-'));
const folders = ['media', 'sealed', 'artefacts'].map((store) => join(dataDir, store, '.incoming'));
for (const folder of folders) {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'half'), 'x');
  utimesSync(join(folder, 'half'), 0, 0);
}

testPlaza({ env: { DATA_DIR: dataDir } });
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

it('what a killed process had half received, for a post, a chat or a remote, is gone when Plaza starts', () => {
  expect(folders.map((folder) => readdirSync(folder))).toEqual([[], [], []]);
});
