import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { TestS3 } from '../testing/TestS3.ts';
import { diskStore } from './diskStore.ts';
import type { MediaStore } from './MediaStore.ts';
import { s3Store, type S3Settings } from './s3Store.ts';

let folder: string;
let settings: S3Settings;
const bucket = new TestS3();
const stores: Partial<Record<'a disk' | 'a bucket', MediaStore>> = {};

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'plaza-media-'));
  stores['a disk'] = diskStore(join(folder, 'media'), join(folder, 'incoming'));
  settings = await bucket.open();
  stores['a bucket'] = s3Store(settings);
});
afterAll(async () => {
  await bucket.close();
  await rm(folder, { recursive: true });
});

describe.each(['a disk', 'a bucket'] as const)('%s', (kind) => {
  const store = () => stores[kind] as MediaStore;
  const read = async (key: string, range?: { start: number; end: number }) => {
    const stream = await store().read(key, range);
    return stream && (await buffer(stream)).toString();
  };

  it('keeps bytes and gives them back, whole or in part', async () => {
    await store().put('one/a.webp', Buffer.from('lanterns'), 'image/webp');
    expect(await read('one/a.webp')).toBe('lanterns');
    expect(await read('one/a.webp', { start: 2, end: 4 })).toBe('nte');
  });

  it('takes in a file', async () => {
    const path = join(folder, 'a video');
    await writeFile(path, 'x'.repeat(300_000));
    await store().put('one/video.mp4', { path, bytes: 300_000 }, 'video/mp4');
    expect(await read('one/video.mp4')).toHaveLength(300_000);
  });

  it('has nothing where nothing is', async () => {
    expect(await read('one/b.webp')).toBeUndefined();
    expect(await read('none/at-all.webp')).toBeUndefined();
  });

  it('forgets, and does not mind what is gone', async () => {
    await store().put('two/a.webp', Buffer.from('x'), 'image/webp');
    await store().delete(['two/a.webp', 'two/b.webp']);
    expect(await read('two/a.webp')).toBeUndefined();
  });
});

it('a disk leaves no empty folder and nothing half-made behind', async () => {
  await stores['a disk']?.put('three/a.webp', Buffer.from('x'), 'image/webp');
  await stores['a disk']?.delete(['three/a.webp']);
  expect(await readdir(join(folder, 'incoming'))).toEqual([]);
  expect(await readdir(join(folder, 'media', 'th'))).toEqual([]);
});

describe('a bucket', () => {
  it('is told what a file is', async () => {
    await stores['a bucket']?.put('four/a.avif', Buffer.from('x'), 'image/avif');
    expect(bucket.objects.get('four/a.avif')?.type).toBe('image/avif');
  });

  it.each(['put', 'read', 'delete'] as const)('that fails to %s is said, not swallowed', async (act) => {
    bucket.failWith = 503;
    const store = stores['a bucket'] as MediaStore;
    const acts = {
      put: () => store.put('five/a.webp', Buffer.from('x'), 'image/webp'),
      read: () => store.read('five/a.webp'),
      delete: () => store.delete(['five/a.webp']),
    };
    await expect(acts[act]()).rejects.toThrow('503');
  });

  describe('that says nothing', () => {
    afterEach(() => (bucket.silent = 'no'));
    const impatient = (silenceMs = 20) => s3Store(settings, { silenceMs });

    it.each(['put', 'put a file', 'read', 'delete'] as const)('is not waited for: %s', async (act) => {
      const path = join(folder, 'a file');
      await writeFile(path, 'x'.repeat(3_000_000));
      bucket.silent = 'at once';
      const store = impatient();
      const acts = {
        put: () => store.put('six/a.webp', Buffer.alloc(3_000_000), 'image/webp'),
        'put a file': () => store.put('six/a.mp4', { path, bytes: 3_000_000 }, 'video/mp4'),
        read: () => store.read('six/a.webp'),
        delete: () => store.delete(['six/a.webp']),
      };
      await expect(acts[act]()).rejects.toThrow('The object store has said nothing for 20 ms');
    });

    it('in the middle of a file is not waited for either', async () => {
      await stores['a bucket']?.put('seven/a.webp', Buffer.alloc(100_000), 'image/webp');
      bucket.silent = 'half way';
      const stream = await impatient(500).read('seven/a.webp');
      if (!stream) throw new Error('It is there.');
      await expect(buffer(stream)).rejects.toThrow('The object store has said nothing for 500 ms');
    });

    it('a reader who rests is no silence', async () => {
      await stores['a bucket']?.put('eight/a.webp', Buffer.alloc(5_000_000), 'image/webp');
      const timers = jest.spyOn(globalThis, 'setTimeout');
      const cleared = jest.spyOn(globalThis, 'clearTimeout');
      const stream = await impatient(98_765).read('eight/a.webp');
      if (!stream) throw new Error('It is there.');
      await new Promise((resolve) => stream.once('readable', resolve));
      while (!(stream.readableLength >= stream.readableHighWaterMark))
        await new Promise((resolve) => setImmediate(resolve));
      const begun = timers.mock.results.filter((_, nth) => timers.mock.calls[nth]?.[1] === 98_765);
      const over = cleared.mock.calls.map(([timer]) => timer);
      expect(begun.map(({ value }) => over.includes(value))).toEqual(begun.map(() => true));
      timers.mockRestore();
      cleared.mockRestore();
      expect((await buffer(stream)).length).toBe(5_000_000);
    });
  });

  it('lets nobody in with another secret', async () => {
    const stranger = s3Store({ ...settings, secret: 'a guess' });
    await expect(stranger.read('one/a.webp')).rejects.toThrow('SignatureDoesNotMatch');
  });
});
