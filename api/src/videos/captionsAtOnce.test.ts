import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { storeOf } from '../media/storeOf.ts';
import { takeAway } from '../media/takeAway.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { bringVideo } from './testing/bringVideo.ts';

const server = testPlaza();
const saying = (words: string) => `WEBVTT\n\n00:00.000 --> 00:01.000\n${words}\n`;
let amber: User;
let id: string;
let media: string;

beforeEach(async () => {
  amber = await server.aUser();
  id = (await bringVideo(server, amber)).body.VideoID;
  media = (await server.db('member_videos').where({ id }).first('media_id')).media_id;
});
afterEach(() => jest.restoreAllMocks());

const put = (captions: string | null) =>
  server.as(amber).put<{ captions?: string }>(`/api/videos/${id}/captions`, { captions });
const lying = async () =>
  (await readdir(join(server.dataDir, 'media', media.slice(0, 2), media)).catch(() => [])).sort();
/** As the row says, which is all that finds them again. */
async function known(): Promise<string[]> {
  const row = await server.db('media').where({ id: media }).first('files');
  return (row?.files ?? []).map(({ name }: { name: string }) => name).sort();
}
async function shown(): Promise<string | undefined> {
  const { body } = await server.as(amber).post<{ captions?: string }[]>('/api/videos', { deviceType: 'pc' });
  const address = body[0]?.captions;
  return address && (await server.as(null).fetch(address)).text();
}

/** Something else happens while the bucket takes the next file. */
function meanwhile(act: () => Promise<unknown>, when: 'before' | 'after' = 'before') {
  const store = storeOf(server.plaza.config);
  const keep = store.put.bind(store);
  jest.spyOn(store, 'put').mockImplementationOnce(async (...file) => {
    if (when === 'after') await keep(...file);
    await act();
    if (when === 'before') await keep(...file);
  });
}

it.each([
  ['the later ones', saying('second')],
  ['none', null],
])('captions that take long leave no file where others came meanwhile: %s are shown', async (_, later) => {
  await put(saying('before'));
  meanwhile(async () => expect((await put(later)).status).toBe(200));
  expect((await put(saying('first'))).status).toBe(200);
  await server.runJobs();
  expect(await lying()).toEqual(await known());
  expect(await shown()).toBe(later ?? undefined);
});

it('the same captions come twice at once, with others between, and are there', async () => {
  meanwhile(async () => {
    await put(saying('between'));
    await put(saying('same'));
  }, 'after');
  await put(saying('same'));
  await server.runJobs();
  expect(await lying()).toEqual(await known());
  expect(await shown()).toBe(saying('same'));
});

it('captions leave no file where the one of the video is taken away meanwhile', async () => {
  meanwhile(() => takeAway(server.plaza, media));
  expect((await put(saying('first'))).status).toBe(404);
  await server.runJobs();
  expect([await lying(), await known()]).toEqual([[], []]);
});

it('whoever brings captions, and whoever takes the file of the video away, do not wait for each other', async () => {
  const taking = await server.db.transaction();
  await taking('media').where({ id: media }).forUpdate().select('id');
  const putting = put(saying('first'));
  await somebodyWaits(server.db);
  await taking('member_videos').where({ id }).update({ media_id: null });
  await taking.commit();
  expect((await putting).status).toBe(404);
});

it('captions that a bucket refuses are not there, and the ones before stay', async () => {
  await put(saying('before'));
  meanwhile(() => Promise.reject(new Error('the bucket is away')), 'after');
  expect((await put(saying('after'))).status).toBe(500);
  await server.runJobs();
  expect(await lying()).toEqual(await known());
  expect(await shown()).toBe(saying('before'));
});

it('captions that were replaced go in the end, also when the bucket is away just then', async () => {
  await put(saying('before'));
  const away = jest.spyOn(storeOf(server.plaza.config), 'delete').mockRejectedValue(new Error('away'));
  await put(saying('after'));
  await server.runJobs();
  away.mockRestore();
  await server.runAllJobs();
  expect(await lying()).toEqual(await known());
  expect(await shown()).toBe(saying('after'));
});
