import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { extract } from 'tar-stream';
import { packRemote } from './packRemote.ts';

let dir: string;

beforeEach(() => {
  dir = mkdtempSync(join(tmpdir(), 'plaza-pack-'));
  mkdirSync(join(dir, 'deep'));
  writeFileSync(join(dir, 'plaza.json'), '{}');
  writeFileSync(join(dir, 'deep', 'a.js'), 'let a;');
});
afterEach(() => rmSync(dir, { recursive: true }));

async function namesIn(packed: Uint8Array): Promise<string[]> {
  const tar = extract();
  tar.end(gunzipSync(packed));
  const names: string[] = [];
  for await (const entry of tar) {
    names.push(entry.header.name);
    entry.resume();
  }
  return names;
}

it('packs every file under its path, with forward slashes', async () => {
  expect(await namesIn(await packRemote(dir))).toEqual(['deep/a.js', 'plaza.json']);
});

it('gives the same bytes for the same files', async () => {
  const first = await packRemote(dir);
  expect(await packRemote(dir)).toEqual(first);
});
