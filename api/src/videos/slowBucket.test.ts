import { storeOf } from '../media/storeOf.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { bringFile, bringVideo } from './testing/bringVideo.ts';

// Who waits for a connection that nobody gives back hears so before a test is over.
const server = testPlaza({ env: { DATABASE_POOL: '2', DATABASE_WAIT_SECONDS: '1' } });

/** A bucket that answers nothing that is read from it until it is let, and tells what it was asked for. */
function hangingReads() {
  const store = storeOf(server.plaza.config);
  const looked = new Set<string>();
  let answer = () => undefined as void;
  let ask = () => undefined as void;
  const hangs = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const read = store.read.bind(store);
  const hanging = jest.spyOn(store, 'read').mockImplementation(async (key, range) => {
    looked.add(key);
    ask();
    await hangs;
    return read(key, range);
  });
  return { looked, asked, answer: () => answer(), end: () => hanging.mockRestore() };
}

/** Somebody with so many files, who makes videos of all of them at once. */
async function withFiles(count: number) {
  const member = await server.aUser();
  const mine = server.as(member);
  const ids: string[] = [];
  for (let nth = 0; nth < count; nth += 1) ids.push(await bringFile(server, member));
  const bring = () => ids.map((media_id) => mine.post('/api/videos/mine', { media_id, title: 'A film' }));
  return { mine, bring };
}

it('videos that are looked at while the bucket hangs hold up nobody', async () => {
  const { mine, bring } = await withFiles(3);
  const { asked, answer, end } = hangingReads();
  const brought = bring();
  await asked;
  expect((await mine.get('/api/profile')).status).toBe(200);
  answer();
  expect((await Promise.all(brought)).map(({ status }) => status)).toEqual([200, 200, 200]);
  end();
});

it('few videos are looked at at once, and the others wait their turn: the index of each may be large', async () => {
  const { mine, bring } = await withFiles(5);
  const { looked, answer, end } = hangingReads();
  const brought = bring();
  for (let nth = 0; nth < 20; nth += 1) await mine.get('/api/profile');
  expect(looked.size).toBe(2);
  answer();
  expect((await Promise.all(brought)).map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
  end();
});

it('captions that are brought while the bucket hangs hold up nobody', async () => {
  const member = await server.aUser();
  const mine = server.as(member);
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) ids.push((await bringVideo(server, member)).body.VideoID);
  const store = storeOf(server.plaza.config);
  let answer = () => undefined as void;
  let ask = () => undefined as void;
  const hangs = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const put = store.put.bind(store);
  const hanging = jest.spyOn(store, 'put').mockImplementation(async (...file) => {
    ask();
    await hangs;
    return put(...file);
  });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
  const brought = ids.map((id) => mine.put<{ captions: string }>(`/api/videos/${id}/captions`, { captions }));
  await asked;
  expect((await mine.get('/api/profile')).status).toBe(200);
  answer();
  for (const { status, body } of await Promise.all(brought)) {
    expect(status).toBe(200);
    expect(await (await fetch(server.url + body.captions)).text()).toBe(captions);
  }
  hanging.mockRestore();
});

it('videos that are brought with captions while the bucket hangs hold up nobody', async () => {
  const member = await server.aUser();
  const mine = server.as(member);
  const ids: string[] = [];
  for (let nth = 0; nth < 3; nth += 1) ids.push(await bringFile(server, member));
  const store = storeOf(server.plaza.config);
  let answer = () => undefined as void;
  let ask = () => undefined as void;
  const hangs = new Promise<void>((resolve) => (answer = resolve));
  const asked = new Promise<void>((resolve) => (ask = resolve));
  const put = store.put.bind(store);
  const hanging = jest.spyOn(store, 'put').mockImplementation(async (...file) => {
    ask();
    await hangs;
    return put(...file);
  });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
  const brought = ids.map((media_id) =>
    mine.post<{ captions: string }>('/api/videos/mine', { media_id, title: 'A film', captions }),
  );
  await asked;
  expect((await mine.get('/api/profile')).status).toBe(200);
  answer();
  for (const { status, body } of await Promise.all(brought)) {
    expect(status).toBe(200);
    expect(await (await fetch(server.url + body.captions)).text()).toBe(captions);
  }
  hanging.mockRestore();
});

it('a video that is sent once more while its captions are being kept is the same video', async () => {
  const member = await server.aUser();
  const mine = server.as(member);
  const media_id = await bringFile(server, member);
  const store = storeOf(server.plaza.config);
  const put = store.put.bind(store);
  const going: (() => void)[] = [];
  let bothAsk = () => undefined as void;
  const asked = new Promise<void>((resolve) => (bothAsk = resolve));
  const hanging = jest.spyOn(store, 'put').mockImplementation(async (...file) => {
    await new Promise<void>((resolve) => {
      going.push(resolve);
      if (going.length === 2) bothAsk();
    });
    return put(...file);
  });
  const captions = 'WEBVTT\n\n00:00.000 --> 00:01.000\nHello\n';
  const send = () =>
    mine.post<{ VideoID: string }>('/api/videos/mine', { media_id, title: 'A film', captions });
  const sent = [send(), send()];
  await asked;
  going[0]?.();
  const first = await Promise.race(sent);
  going[1]?.();
  const all = await Promise.all(sent);
  expect(all.map(({ status, body }) => [status, body.VideoID])).toEqual([
    [200, first.body.VideoID],
    [200, first.body.VideoID],
  ]);
  hanging.mockRestore();
});
