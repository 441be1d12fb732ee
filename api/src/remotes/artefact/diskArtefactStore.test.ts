import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { diskArtefactStore } from './diskArtefactStore.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-artefacts-'));
});
afterEach(() => rm(folder, { recursive: true }));

const files = (entries: Record<string, string>) =>
  new Map(Object.entries(entries).map(([path, body]) => [path, Buffer.from(body)]));

it('keeps a version whole: reads it, lists it, forgets it', async () => {
  const store = diskArtefactStore(folder);
  await store.put('mf-chat', '1.0.0', files({ 'js/app.js': 'let a', 'plaza.json': '{}' }));

  const file = await store.read('mf-chat', '1.0.0', 'js/app.js');
  expect(file?.size).toBe(5);
  expect(file && (await text(file.open()))).toBe('let a');
  expect(await store.list('mf-chat', '1.0.0')).toEqual(['js/app.js', 'plaza.json']);

  await store.delete('mf-chat', '1.0.0');
  expect(await store.read('mf-chat', '1.0.0', 'js/app.js')).toBeUndefined();
  expect(await store.list('mf-chat', '1.0.0')).toEqual([]);
});

it('replaces a version in one step and leaves nothing behind', async () => {
  const store = diskArtefactStore(folder);
  await store.put('mf-chat', '1.0.0', files({ 'old.js': '1' }));
  await store.put('mf-chat', '1.0.0', files({ 'new.js': '2' }));
  expect(await store.list('mf-chat', '1.0.0')).toEqual(['new.js']);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

it('stores nothing when one file cannot be stored', async () => {
  const store = diskArtefactStore(folder);
  await expect(store.put('mf-chat', '1.0.0', files({ 'a.js': '1', '../b.js': '2' }))).rejects.toThrow();
  expect(await store.list('mf-chat', '1.0.0')).toEqual([]);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

it.each(['../1.0.0/a.js', 'a.js/b', '', 'js', '.', 'a\0.js'])('answers %j with nothing', async (path) => {
  const store = diskArtefactStore(folder);
  await store.put('mf-chat', '1.0.0', files({ 'a.js': '1', 'js/b.js': '2' }));
  expect(await store.read('mf-chat', '1.0.0', path)).toBeUndefined();
});
