import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Media as MediaAnswer } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { attachMedia, releaseMedia } from './attachMedia.ts';
import { Media } from './Media.ts';
import { storeOf } from './storeOf.ts';
import { sweepMediaJob } from './sweepMediaJob.ts';
import { sendForm } from './testing/aForm.ts';
import { aPicture } from './testing/pictures.ts';

const server = testPlaza();
let amber: User;
let basalt: User;
let picture: Buffer;

beforeAll(async () => {
  amber = await server.aUser();
  basalt = await server.aUser();
  picture = await aPicture(60, 40);
});

const bring = async () =>
  (await sendForm<MediaAnswer>(server.as(amber), '/api/media', [['media', picture]])).body.id;
const isThere = async (id: string) => (await Media.query(server.db).findById(id)) !== undefined;
const filesOf = (id: string) => readdir(join(server.dataDir, 'media', id.slice(0, 2), id)).catch(() => []);
const sweep = (id: string) => sweepMediaJob.run({ id }, server.plaza);
const attach = (ids: string[], ownerId = amber.id) =>
  server.db.transaction((db) => attachMedia(db, ids, { ownerId, isPublic: false }));

describe('what belongs to nothing', () => {
  it('is swept a day later, files and all', async () => {
    const id = await bring();
    await sweep(id);
    expect([await isThere(id), await filesOf(id)]).toEqual([true, ['60.avif', '60.webp']]);
    server.clock.advance({ days: 1 });
    await sweep(id);
    expect([await isThere(id), await filesOf(id)]).toEqual([false, []]);
    await sweep(id);
  });

  it('has its sweep in the queue from the beginning', async () => {
    const id = await bring();
    const [job] = await server.db('graphile_worker.jobs').where({ key: `media.sweep ${id}` });
    expect(job?.run_at.getTime()).toBe(server.clock.now().getTime() + 86_400_000);
  });

  it('is swept in the end when a clock was behind and found it too early', async () => {
    const id = await bring();
    await server.runAllJobs();
    expect(await isThere(id)).toBe(true);
    server.clock.advance({ days: 1, minutes: 1 });
    await server.runAllJobs();
    expect([await isThere(id), await filesOf(id)]).toEqual([false, []]);
  });

  it('is swept too when the server fell over before its files were all in place', async () => {
    const id = await bring();
    await server.db('media').where({ id }).update({ stored_at: null });
    server.clock.advance({ days: 1 });
    await sweep(id);
    expect([await isThere(id), await filesOf(id)]).toEqual([false, []]);
  });
});

describe('while the files of what belongs to nothing go', () => {
  afterEach(() => jest.restoreAllMocks());

  /** Does something between the two, as a bucket that is slow lets others do. */
  async function meanwhile(id: string, act: () => Promise<unknown>) {
    const store = storeOf(server.plaza.config);
    const remove = store.delete.bind(store);
    const going = jest.spyOn(store, 'delete').mockImplementationOnce(async (keys) => {
      await act();
      return remove(keys);
    });
    server.clock.advance({ days: 1 });
    await sweep(id);
    expect(going).toHaveBeenCalledTimes(1);
  }

  it('nobody puts it into a post, and nobody waits for the bucket to hear so', async () => {
    const id = await bring();
    await meanwhile(id, () => expect(attach([id])).rejects.toMatchObject({ code: 'media.unknown' }));
    expect([await isThere(id), await filesOf(id)]).toEqual([false, []]);
  });

  it('a bucket that fails leaves it to the next try, and to nobody else', async () => {
    const id = await bring();
    const store = storeOf(server.plaza.config);
    const away = jest.spyOn(store, 'delete').mockRejectedValue(new Error('The bucket is away.'));
    server.clock.advance({ days: 1 });
    await expect(sweep(id)).rejects.toThrow('The bucket is away.');
    await expect(attach([id])).rejects.toMatchObject({ code: 'media.unknown' });
    away.mockRestore();
    await sweep(id);
    expect([await isThere(id), await filesOf(id)]).toEqual([false, []]);
  });
});

describe('what is in a post', () => {
  it('stays, is let go a day after the post, and is back when the post is', async () => {
    const id = await bring();
    await attach([id]);
    server.clock.advance({ days: 2 });
    await sweep(id);
    expect(await isThere(id)).toBe(true);

    await releaseMedia({ db: server.db, clock: server.clock }, [id]);
    await sweep(id);
    expect(await isThere(id)).toBe(true);
    await attach([id]);
    server.clock.advance({ days: 2 });
    await sweep(id);
    expect(await isThere(id)).toBe(true);

    await releaseMedia({ db: server.db, clock: server.clock }, [id]);
    server.clock.advance({ days: 1 });
    await sweep(id);
    expect(await isThere(id)).toBe(false);
  });

  it('keeps the order that was asked for', async () => {
    const ids = [await bring(), await bring(), await bring()];
    const asked = [ids[2], ids[0], ids[1]].map(String);
    expect((await attach(asked)).map(({ id }) => id)).toEqual(asked);
  });
});

describe('a post takes in only what is free and its author’s own:', () => {
  const nobody = '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11';
  const unknown = expect.objectContaining({ code: 'media.unknown' });

  it('not what is not there', async () => expect(attach([nobody])).rejects.toEqual(unknown));
  it('not what another brought', async () =>
    expect(attach([await bring()], basalt.id)).rejects.toEqual(unknown));
  it('not what is in a post already, and then nothing else either', async () => {
    const [taken, free] = [await bring(), await bring()];
    await attach([taken]);
    await expect(attach([free, taken])).rejects.toEqual(unknown);
    expect((await attach([free])).length).toBe(1);
  });
  it('not one twice', async () => {
    const id = await bring();
    await expect(attach([id, id])).rejects.toEqual(unknown);
  });
  it('not one by two at once', async () => {
    const id = await bring();
    const both = await Promise.allSettled([attach([id]), attach([id])]);
    expect(both.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('what one has brought', () => {
  const kept = (owner_id: string, gigabytes: number) => {
    const now = server.clock.now();
    const files = JSON.stringify([{ name: 'video.mp4', type: 'video/mp4', bytes: gigabytes * 1024 ** 3 }]);
    const row = { id: randomUUID(), owner_id, kind: 'video', files, loose_since: now, created_at: now };
    return server.db('media').insert({ ...row, stored_at: now, attached_at: now });
  };
  const bring = (id: string) => sendForm(server.as({ id }), '/api/media', [['media', picture]]);

  it('is counted in posts too: beyond twenty gigabytes nothing more is taken, until something is gone', async () => {
    const { id } = await server.aUser();
    await kept(id, 12);
    expect((await bring(id)).status).toBe(200);
    await kept(id, 8);
    expect(await bring(id)).toMatchObject({ status: 413, body: { code: 'media.too-much-kept' } });
    await server.db('media').where({ owner_id: id }).whereNotNull('attached_at').delete();
    expect((await bring(id)).status).toBe(200);
  });

  it('is a quarter of a gigabyte for a guest of the demo', async () => {
    const { id } = await server.aUser({ isGuest: true });
    await kept(id, 0.2);
    expect((await bring(id)).status).toBe(200);
    await kept(id, 0.06);
    expect(await bring(id)).toMatchObject({ status: 413, body: { code: 'media.too-much-kept' } });
  });

  it('is four gigabytes for all guests of the demo together, and takes nothing from members', async () => {
    const guests = await Promise.all(Array.from({ length: 2 }, () => server.aUser({ isGuest: true })));
    const [one, other] = guests.map(({ id }) => id);
    if (!one || !other) throw new Error('There are two.');
    await kept(one, 3.5);
    expect((await bring(other)).status).toBe(200);
    await kept(one, 0.5);
    expect(await bring(other)).toMatchObject({ status: 507, body: { code: 'media.guests-full' } });
    expect((await bring((await server.aUser()).id)).status).toBe(200);
    await server.db('media').where({ owner_id: one }).delete();
    expect((await bring(other)).status).toBe(200);
  });

  it('does not count for others', async () => {
    const [one, other] = [await server.aUser(), await server.aUser()];
    await kept(one.id, 21);
    expect((await bring(other.id)).status).toBe(200);
  });
});

describe('what one has brought and not used', () => {
  it('may not fill the disk: after a hundred the next has to wait', async () => {
    const { id } = await server.aUser();
    const now = server.clock.now();
    const row = { owner_id: id, kind: 'image', files: '[]', loose_since: now, created_at: now };
    const rows = Array.from({ length: 100 }, () => ({ ...row, id: randomUUID(), stored_at: now }));
    await server.db('media').insert(rows);
    const next = () => sendForm(server.as({ id }), '/api/media', [['media', picture]]);
    expect(await next()).toMatchObject({ status: 429, body: { code: 'media.too-much' } });
    await server.db('media').where({ id: rows[0]?.id }).update({ attached_at: now });
    expect((await next()).status).toBe(200);
  });
});
