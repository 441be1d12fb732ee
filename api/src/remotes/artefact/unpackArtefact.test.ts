import { PassThrough, Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { packed, packedEntries } from '../testing/anUpload.ts';
import { ARTEFACT_LIMITS, unpackArtefact } from './unpackArtefact.ts';

const unpack = (bytes: Buffer, limits?: typeof ARTEFACT_LIMITS) =>
  unpackArtefact(Readable.from([bytes]), limits);

it('gives the files of a gzipped tar, folders and a leading ./ left out', async () => {
  const files = await unpack(
    await packedEntries([
      { name: './', type: 'directory' },
      { name: './js/', type: 'directory' },
      { name: './js/app.js', body: 'let a' },
      { name: 'empty.css', body: '' },
    ]),
  );
  expect([...files].map(([path, bytes]) => [path, bytes.toString()])).toEqual([
    ['js/app.js', 'let a'],
    ['empty.css', ''],
  ]);
});

it.each([
  ['a way out', { name: '../outside.js', body: 'x' }, 'is not a name for a file'],
  ['a way out in the middle', { name: 'js/../../outside.js', body: 'x' }, 'is not a name for a file'],
  ['an absolute name', { name: '/etc/cron.d/x', body: 'x' }, 'is not a name for a file'],
  ['a Windows name', { name: 'C:\\x.js', body: 'x' }, 'is not a name for a file'],
  ['an odd character', { name: 'a b.js', body: 'x' }, 'is not a name for a file'],
  ['a folder that leads out', { name: '../js/', type: 'directory' as const }, 'is not a name for a file'],
  ['a symbolic link', { name: 'a.js', type: 'symlink' as const, linkname: '/etc/passwd' }, 'is a symlink'],
  ['a hard link', { name: 'a.js', type: 'link' as const, linkname: 'b.js' }, 'is a link'],
  ['a device', { name: 'a.js', type: 'character-device' as const }, 'is a character-device'],
])('refuses %s', async (_what, entry, sentence) => {
  await expect(packedEntries([entry]).then((bytes) => unpack(bytes))).rejects.toMatchObject({
    code: 'remotes.broken-artefact',
    message: expect.stringContaining(sentence),
  });
});

it('refuses a name that comes twice', async () => {
  const twice = await packedEntries([
    { name: 'a.js', body: '1' },
    { name: './a.js', body: '2' },
  ]);
  await expect(unpack(twice)).rejects.toMatchObject({ code: 'remotes.broken-artefact' });
});

it('stops a bomb while it unpacks', async () => {
  const bomb = await packed({ 'a.js': 'x'.repeat(200_000) });
  expect(bomb.length).toBeLessThan(2_000);
  await expect(unpack(bomb, { ...ARTEFACT_LIMITS, unpacked: 100_000 })).rejects.toMatchObject({
    status: 413,
  });
});

it('stops an upload that is too large, and one with too many files', async () => {
  const two = await packed({ 'a.js': 'one', 'b.js': 'two' });
  await expect(unpack(two, { ...ARTEFACT_LIMITS, packed: 20 })).rejects.toMatchObject({ status: 413 });
  await expect(unpack(two, { ...ARTEFACT_LIMITS, files: 1 })).rejects.toMatchObject({ status: 413 });
});

it.each([
  ['nothing', Buffer.alloc(0)],
  ['no gzip', Buffer.from('hello')],
  ['gzip, but no tar', gzipSync(Buffer.alloc(600, 'x'))],
])('refuses %s', async (_what, bytes) => {
  await expect(unpack(bytes)).rejects.toMatchObject({ code: 'remotes.broken-artefact' });
});

it('refuses a tar that was cut off', async () => {
  const whole = await packed({ 'a.js': 'y'.repeat(5_000) });
  await expect(unpack(whole.subarray(0, whole.length - 20))).rejects.toMatchObject({
    code: 'remotes.broken-artefact',
  });
});

it('leaves the source open, so that its sender can be answered', async () => {
  const source = new PassThrough();
  source.write('no gzip');
  await expect(unpackArtefact(source)).rejects.toMatchObject({ status: 422 });
  expect(source.destroyed).toBe(false);
});
