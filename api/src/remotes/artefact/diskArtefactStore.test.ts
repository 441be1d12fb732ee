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

it('keeps a version whole: reads it, knows it, forgets it', async () => {
  const store = diskArtefactStore(folder);
  await store.put('mf-chat', '1.0.0', files({ 'js/app.js': 'let a', 'plaza.json': '{}' }));

  const file = await store.read('mf-chat', '1.0.0', 'js/app.js');
  expect(file?.size).toBe(5);
  expect(file && (await text(file.open()))).toBe('let a');
  const kept = files({ 'js/app.js': 'let a', 'plaza.json': '{}' });
  expect(await store.holds('mf-chat', '1.0.0', kept)).toBe(true);
  expect(await store.holds('mf-chat', '1.0.0', files({ 'js/app.js': 'let b' }))).toBe(false);
  expect(await store.holds('mf-chat', '1.0.0', files({ 'js/b.js': 'let a' }))).toBe(false);

  await store.delete('mf-chat', '1.0.0');
  expect(await store.read('mf-chat', '1.0.0', 'js/app.js')).toBeUndefined();
  expect(await store.holds('mf-chat', '1.0.0', kept)).toBe(false);
});

it('replaces a version in one step and leaves nothing behind', async () => {
  const store = diskArtefactStore(folder);
  await store.put('mf-chat', '1.0.0', files({ 'old.js': '1' }));
  await store.put('mf-chat', '1.0.0', files({ 'new.js': '2' }));
  expect(await readdir(join(folder, 'mf-chat', '1.0.0'))).toEqual(['new.js']);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

it('has every file at every moment while a version is sent again', async () => {
  const store = diskArtefactStore(folder);
  const sent = (round: number) => files({ 'plaza.json': '{}', 'js/app.js': `let a = ${round}` });
  await store.put('mf-chat', '1.0.0', sent(0));
  let isOver = false;
  const missed: string[] = [];
  const visitor = async (path: string) => {
    while (!isOver) if (!(await store.read('mf-chat', '1.0.0', path))) missed.push(path);
  };
  const visitors = ['plaza.json', 'js/app.js', 'js/app.js'].map(visitor);
  for (let round = 1; round < 100; round += 1) await store.put('mf-chat', '1.0.0', sent(round));
  isOver = true;
  await Promise.all(visitors);
  expect(missed).toEqual([]);
  expect(await store.holds('mf-chat', '1.0.0', sent(99))).toBe(true);
});

it('takes the place of what somebody has spoiled, whatever lies there', async () => {
  const store = diskArtefactStore(folder);
  await store.put('mf-chat', '1.0.0', files({ 'js/app.js/odd': '1', css: '2' }));
  const whole = files({ 'js/app.js': '3', 'css/app.css': '4' });
  await store.put('mf-chat', '1.0.0', whole);
  expect(await store.holds('mf-chat', '1.0.0', whole)).toBe(true);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

it('takes a version from two processes of one folder at once', async () => {
  const put = () => diskArtefactStore(folder).put('mf-chat', '1.0.0', files({ 'app.js': '1' }));
  for (let round = 0; round < 20; round += 1) await Promise.all([put(), put(), put()]);
  expect(await readdir(join(folder, 'mf-chat', '1.0.0'))).toEqual(['app.js']);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

it('stores nothing when one file cannot be stored', async () => {
  const store = diskArtefactStore(folder);
  await expect(store.put('mf-chat', '1.0.0', files({ 'a.js': '1', '../b.js': '2' }))).rejects.toThrow();
  expect(await readdir(folder)).toEqual(['.incoming']);
  expect(await readdir(join(folder, '.incoming'))).toEqual([]);
});

it.each(['../1.0.0/a.js', 'a.js/b', '', 'js', '.', 'a\0.js'])('answers %j with nothing', async (path) => {
  const store = diskArtefactStore(folder);
  await store.put('mf-chat', '1.0.0', files({ 'a.js': '1', 'js/b.js': '2' }));
  expect(await store.read('mf-chat', '1.0.0', path)).toBeUndefined();
});
