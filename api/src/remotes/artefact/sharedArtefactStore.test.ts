import { randomBytes } from 'node:crypto';
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { pack } from 'tar-stream';
import { buffer } from 'node:stream/consumers';
import type { MediaStore } from '../../media/store/MediaStore.ts';
import type { DiskArtefactStore } from './diskArtefactStore.ts';
import { integrityOf } from './integrityOf.ts';
import { sharedArtefactStore } from './sharedArtefactStore.ts';
import { ARTEFACT_LIMITS, unpackArtefact } from './unpackArtefact.ts';

/** A machine before a bucket, with an empty disk unless said. */
function aMachine(
  objects: Map<string, Buffer>,
  published: ReadonlyMap<string, Buffer>,
  {
    nowMs = () => 0,
    asked = jest.fn(),
    files = new Map<string, Uint8Array>(),
    isDatabaseAway = false,
  }: {
    nowMs?: () => number;
    asked?: jest.Mock;
    files?: Map<string, Uint8Array>;
    isDatabaseAway?: boolean;
  } = {},
) {
  const disk = {
    async put(_name, _version, sent) {
      for (const [path, bytes] of sent) files.set(path, bytes);
    },
    async read(_name, _version, path) {
      const bytes = files.get(path);
      return bytes && { size: bytes.length, etag: path, open: () => Readable.from([bytes]) };
    },
    versions: async () => [],
  } satisfies Partial<DiskArtefactStore>;
  const bucket = {
    put: async (key, bytes) => void objects.set(key, Buffer.from(bytes as Buffer)),
    read: async (key) => {
      asked(key);
      const bytes = objects.get(key);
      return bytes && Readable.from([bytes]);
    },
  } satisfies Partial<MediaStore>;
  const integrity = Object.fromEntries([...published].map(([path, bytes]) => [path, integrityOf(bytes)]));
  return sharedArtefactStore({
    // The rest is not asked for here.
    disk: disk as unknown as DiskArtefactStore,
    bucket: bucket as unknown as MediaStore,
    integrityOf: async () => {
      if (isDatabaseAway) throw new Error('The database is away.');
      return integrity;
    },
    published: async () => [],
    nowMs,
  });
}

it('a version as large as one may be is found by every machine, though it is packed anew on its way', async () => {
  const bytes = randomBytes(ARTEFACT_LIMITS.packed - 5_800);
  const published = new Map([
    ['plaza.json', Buffer.from('{}')],
    ['film.webm', bytes],
  ]);
  const tar = pack();
  for (const [name, content] of published) tar.entry({ name }, content);
  tar.finalize();
  // Tighter than servers pack: it is taken as it comes.
  const sent = gzipSync(await buffer(tar), { memLevel: 9 });
  expect((await unpackArtefact(Readable.from([sent]))).size).toBe(2);

  const objects = new Map<string, Buffer>();
  await aMachine(objects, published).put('mf-chat', '1.0.0', published);
  const found = await aMachine(objects, published).read('mf-chat', '1.0.0', 'film.webm');
  expect(found?.size).toBe(bytes.length);
});

it('a machine that has lost one file of a version fetches it, and asks for nothing that was never in it', async () => {
  const published = new Map([
    ['plaza.json', Buffer.from('{}')],
    ['app.js', Buffer.from('lamp()')],
  ]);
  const [objects, asked] = [new Map<string, Buffer>(), jest.fn()];
  const files = new Map<string, Uint8Array>();
  const machine = aMachine(objects, published, { files, asked });
  await machine.put('mf-chat', '1.0.0', published);
  files.delete('app.js');
  expect((await machine.read('mf-chat', '1.0.0', 'app.js'))?.size).toBe(6);
  expect(asked).toHaveBeenCalledTimes(1);
  for (const path of ['other.js', 'constructor', 'plaza.json.map'])
    expect(await machine.read('mf-chat', '1.0.0', path)).toBeUndefined();
  expect(asked).toHaveBeenCalledTimes(1);
});

it('a file that was never packed is there also while the database is away', async () => {
  const files = new Map([['plaza.json', Buffer.from('{}')]]);
  const machine = aMachine(new Map(), files, { files, isDatabaseAway: true });
  expect((await machine.read('mf-chat', '1.0.0', 'plaza.json'))?.size).toBe(2);
  for (const path of ['lamp.png.gz', 'app.js.map'])
    expect(await machine.read('mf-chat', '1.0.0', path)).toBeUndefined();
});

describe('a version that cannot be read from the bucket', () => {
  const published = new Map([['plaza.json', Buffer.from('{}')]]);
  const read = (machine: ReturnType<typeof aMachine>) => machine.read('mf-chat', '1.0.0', 'plaza.json');

  it.each([
    ['is no archive', Buffer.from('nonsense')],
    ['is not there', undefined],
  ])('is asked for once in five seconds, and not by every visitor, when it %s', async (_why, spoiled) => {
    let nowMs = 1_000;
    const asked = jest.fn();
    const objects = new Map(spoiled && [['remotes/mf-chat/1.0.0.tgz', spoiled]]);
    const machine = aMachine(objects, published, { nowMs: () => nowMs, asked });
    for (let visitor = 0; visitor < 5; visitor += 1) await read(machine).catch(() => undefined);
    expect(asked).toHaveBeenCalledTimes(1);

    await aMachine(objects, published).put('mf-chat', '1.0.0', published);
    nowMs += 5_000;
    expect((await read(machine))?.size).toBe(2);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  it('is served at once by the machine to which it is sent again', async () => {
    const objects = new Map([['remotes/mf-chat/1.0.0.tgz', Buffer.from('nonsense')]]);
    const machine = aMachine(objects, published);
    await expect(read(machine)).rejects.toThrow();
    await machine.put('mf-chat', '1.0.0', published);
    expect((await read(machine))?.size).toBe(2);
  });
});
