import { type FeedItem, type Video, VIDEO_LIMITS } from '@plaza/api-contract';
import { befriend } from '../friends/testing/befriend.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { publishVideo, publishVideoJob } from './publishVideo.ts';
import { aFilm, aWebmFilm } from './testing/aFilm.ts';
import { bringFile, bringVideo, videosOf } from './testing/bringVideo.ts';

const server = testPlaza();
let amber: User;
let basalt: User;

beforeEach(async () => {
  await server.db('member_videos').delete();
  [amber, basalt] = await Promise.all([server.aUser(), server.aUser()]);
});

const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nHello\n';

describe('POST /videos/mine', () => {
  it('shows a video that browsers play at once, as a post with its title', async () => {
    const { status, body } = await bringVideo(server, amber, { title: '  The harbour #dusk ' });
    expect(status).toBe(200);
    expect(body).toMatchObject({ Title: 'The harbour #dusk', state: 'ready', isOwn: true, kind: 'file' });
    const [seen] = await videosOf(server, basalt);
    expect(seen).toMatchObject({
      VideoID: body.VideoID,
      isOwn: false,
      by: { username: amber.username },
      post: { stars: null, comments: 0, shares: 0 },
    });
    const post = await server.as(basalt).get<FeedItem>(`/api/posts/${seen?.post?.id}`);
    expect(post.body).toMatchObject({
      context: 'The harbour #dusk',
      media: [{ kind: 'video', url: seen?.URL }],
    });
  });

  it('is called what its post says by now: what was taken back stands nowhere', async () => {
    const { body } = await bringVideo(server, amber, { title: 'My street, number 7' });
    const edit = (context: string) =>
      server.as(amber).put<FeedItem>(`/api/content/${body.post?.id}`, { context });
    expect((await edit('A street\n\nSomewhere')).status).toBe(200);
    expect(await videosOf(server, basalt)).toMatchObject([{ Title: 'A street Somewhere' }]);
    await edit('long '.repeat(100));
    expect((await videosOf(server, basalt))[0]?.Title).toHaveLength(VIDEO_LIMITS.titleLength);
  });

  it('has the pace of posts, so that guests of the demo fill nobody’s feed with videos either', async () => {
    const guests = await Promise.all([server.aUser({ isGuest: true }), server.aUser({ isGuest: true })]);
    const bring = async (who: User) => (await bringVideo(server, who)).status;
    expect(await bring(guests[0])).toBe(200);
    // As if guests had shown three hundred by now.
    await server.db('account_tries').update({ tokens: 0 });
    expect([await bring(guests[1]), await bring(amber)]).toEqual([429, 200]);
  });

  it('plays from any place: the file answers with the range that is asked for', async () => {
    const { body } = await bringVideo(server, amber);
    const part = await server.as(null).fetch(body.URL, { headers: { range: 'bytes=4-7' } });
    expect([part.status, await part.text()]).toEqual([206, 'ftyp']);
  });

  it('tells stars, comments and shares as the post has them', async () => {
    const { body } = await bringVideo(server, amber);
    await server.as(basalt).put(`/api/posts/${body.post?.id}/reaction`, { stars: 4, emoji: null });
    await server.as(basalt).post(`/api/posts/${body.post?.id}/comments`, { context: 'Lovely' });
    expect((await videosOf(server, amber))[0]?.post).toMatchObject({ stars: 4, comments: 1 });
  });

  it('keeps captions, and refuses what is none', async () => {
    const { body } = await bringVideo(server, amber, {
      captions: `\uFEFF${CAPTIONS.replaceAll('\n', '\r\n')}`,
    });
    const captions = await server.as(null).fetch(body.captions ?? '');
    expect([captions.headers.get('content-type'), await captions.text()]).toEqual([
      'text/vtt; charset=utf-8',
      CAPTIONS,
    ]);
    for (const wrong of ['1\n00:00 --> 00:02\nHello', 'WEBVTT\n\nHello'])
      expect(await bringVideo(server, amber, { captions: wrong })).toMatchObject({
        status: 400,
        body: { code: 'videos.bad-captions' },
      });
  });

  it('keeps no captions of a try that came to nothing', async () => {
    const { body: other } = await bringVideo(server, amber);
    const bytes = (count: number) =>
      server.db('member_videos').where({ id: other.VideoID }).update({ bytes: count });
    await bytes(VIDEO_LIMITS.mostBytes);
    const media_id = await bringFile(server, amber);
    const bring = (more: object) =>
      server.as(amber).post<Video>('/api/videos/mine', { media_id, title: 'A film', ...more });
    expect((await bring({ captions: CAPTIONS })).status).not.toBe(200);
    await bytes(1);
    const { status, body } = await bring({});
    expect([status, body.captions]).toEqual([200, undefined]);
    expect((await server.db('media').where({ id: media_id }).first('files')).files).toHaveLength(1);
  });

  it('gives a video other captions later, or none, at an address of their own', async () => {
    const { body } = await bringVideo(server, amber, { captions: CAPTIONS });
    const put = (who: User, captions: string | null) =>
      server.as(who).put<Video>(`/api/videos/${body.VideoID}/captions`, { captions });
    const other = await put(amber, CAPTIONS.replace('Hello', 'Good evening'));
    expect(other.body.captions).not.toBe(body.captions);
    expect(await (await server.as(null).fetch(other.body.captions ?? '')).text()).toContain('Good evening');
    expect((await server.as(null).fetch(body.captions ?? '')).status).toBe(404);
    expect(await put(basalt, CAPTIONS)).toMatchObject({ status: 404 });
    expect(await put(amber, 'no captions')).toMatchObject({ status: 400 });
    expect((await videosOf(server, basalt))[0]?.captions).toBe(other.body.captions);
    expect((await put(amber, null)).body.captions).toBeUndefined();
    expect((await server.as(null).fetch(other.body.captions ?? '')).status).toBe(404);
  });

  it('refuses with the reason what not every browser plays, and keeps no video of it', async () => {
    const refused = await bringVideo(server, amber, { file: aFilm({ picture: 'hvc1' }) });
    expect(refused).toMatchObject({ status: 415, body: { code: 'videos.not-playable' } });
    expect(refused.body.error).toContain('HEVC (H.265)');
    const other = await bringVideo(server, amber, { file: aWebmFilm(['V_MPEG2', 'A_OPUS']) });
    expect(other.body.error).toContain('V_MPEG2');
    expect(await videosOf(server, amber)).toEqual([]);
  });

  it('makes one video of one file, however often it is sent', async () => {
    const media_id = await bringFile(server, amber);
    const sent = await Promise.all(
      [1, 2].map(() => server.as(amber).post<Video>('/api/videos/mine', { media_id, title: 'Once' })),
    );
    expect(new Set(sent.map(({ body }) => body.VideoID)).size).toBe(1);
    expect(await videosOf(server, amber)).toHaveLength(1);
  });

  it('takes nobody else’s file, no file that is not there, and no video without a title', async () => {
    const media_id = await bringFile(server, amber);
    const tries = [
      server.as(basalt).post('/api/videos/mine', { media_id, title: 'Mine' }),
      server.as(amber).post('/api/videos/mine', {
        media_id: '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11',
        title: 'Nothing',
      }),
      server.as(amber).post('/api/videos/mine', { media_id, title: '   ' }),
      server.as(null).post('/api/videos/mine', { media_id, title: 'A stranger' }),
    ];
    expect((await Promise.all(tries)).map(({ status }) => status)).toEqual([404, 404, 400, 401]);
  });

  it('takes no more than fits, and says what is left', async () => {
    await bringVideo(server, amber);
    const left = () => server.as(amber).get<{ videosLeft: number; converts: boolean }>('/api/videos/uploads');
    expect((await left()).body).toMatchObject({ converts: false, videosLeft: 59 });
    await server
      .db('member_videos')
      .where({ owner_id: amber.id })
      .update({ bytes: 3 * 1024 ** 3 });
    expect(await bringVideo(server, amber)).toMatchObject({ status: 409, body: { code: 'videos.too-many' } });
  });
});

describe('who sees a video', () => {
  it('of friends alone, only friends: with an address that is theirs', async () => {
    const friend = await server.aUser();
    await befriend(server.db, amber, friend);
    await bringVideo(server, amber, { sharing: 2 });
    expect(await videosOf(server, basalt)).toEqual([]);
    const [seen] = await videosOf(server, friend);
    expect((await server.as(null).fetch(seen?.URL ?? '')).status).toBe(200);
    expect((await server.as(null).fetch((seen?.URL ?? '').replace(/\?.*/, ''))).status).toBe(404);
  });

  it.each(['block', 'mute'])('nobody of whom one has chosen to %s', async (act) => {
    await bringVideo(server, amber);
    expect(await videosOf(server, basalt)).toHaveLength(1);
    await server.as(basalt).put(`/api/people/${amber.username}/${act}`);
    expect(await videosOf(server, basalt)).toEqual([]);
    if (act === 'block') {
      await bringVideo(server, basalt);
      expect((await videosOf(server, amber)).filter(({ isOwn }) => !isOwn)).toEqual([]);
    }
  });

  it('not who has hidden its post, and nobody once it was edited out of it', async () => {
    const { body } = await bringVideo(server, amber);
    await server.as(basalt).put(`/api/posts/${body.post?.id}/hidden`);
    expect(await videosOf(server, basalt)).toEqual([]);
    await server.as(amber).put(`/api/content/${body.post?.id}`, { media: [], context: 'Only words' });
    expect(await videosOf(server, amber)).toEqual([]);
  });
});

describe('DELETE /videos/:id', () => {
  it('takes one’s own away with its post, and back with it', async () => {
    const { body } = await bringVideo(server, amber);
    expect(await server.as(amber).delete(`/api/videos/${body.VideoID}`)).toMatchObject({
      status: 200,
      body: { id: body.VideoID, post: body.post?.id },
    });
    expect(await videosOf(server, amber)).toEqual([]);
    expect((await server.as(basalt).get(`/api/posts/${body.post?.id}`)).status).toBe(404);
    await server.as(amber).post(`/api/posts/${body.post?.id}/restore`);
    expect(await videosOf(server, basalt)).toHaveLength(1);
  });

  it('finds nothing that is somebody else’s or nobody’s', async () => {
    const { body } = await bringVideo(server, amber);
    const ids = [body.VideoID, '0b9e1f5c-6c1c-4a53-9a51-3f6d9c0f7a11'];
    for (const id of ids)
      expect(await server.as(basalt).delete(`/api/videos/${id}`)).toMatchObject({
        status: 404,
        body: { code: 'videos.unknown' },
      });
    expect((await server.as(null).delete(`/api/videos/${body.VideoID}`)).status).toBe(401);
    expect(await videosOf(server, basalt)).toHaveLength(1);
  });
});

/** A video of Amber's that was made just now, and is no post yet. */
async function justMade() {
  const { body } = await bringVideo(server, amber);
  await server.db('media').where({ owner_id: amber.id }).update({ attached_at: null });
  await server.db('member_videos').where({ owner_id: amber.id }).update({ state: 'making', post_id: null });
  await server.db('posts').where({ author_id: amber.id }).delete();
  return body;
}

it('what was being converted when its owner was muted is shown once they may speak again', async () => {
  const body = await justMade();
  const muted_until = new Date(server.clock.now().getTime() + 86_400_000);
  await server.db('users').where({ id: amber.id }).update({ muted_until });
  await publishVideoJob.queue(server.db, { id: body.VideoID });
  await server.runJobs();
  expect(await videosOf(server, basalt)).toEqual([]);
  await server.db('users').where({ id: amber.id }).update({ muted_until: null });
  server.clock.advance({ minutes: 60 });
  await server.runAllJobs();
  expect(await videosOf(server, basalt)).toMatchObject([{ VideoID: body.VideoID, state: 'ready' }]);
});

const away = {
  'blocked for a time': () => ({
    is_blocked: true,
    blocked_until: new Date(server.clock.now().getTime() + 86_400_000),
  }),
  deleted: () => ({ deleted_at: server.clock.now() }),
};

it.each(Object.keys(away) as (keyof typeof away)[])(
  'what was being converted when its owner was %s is shown once they are back',
  async (how) => {
    const body = await justMade();
    await server.db('users').where({ id: amber.id }).update(away[how]());
    await publishVideoJob.queue(server.db, { id: body.VideoID });
    await server.runJobs();
    expect(await videosOf(server, basalt)).toEqual([]);
    const back = { is_blocked: false, blocked_until: null, deleted_at: null };
    await server.db('users').where({ id: amber.id }).update(back);
    server.clock.advance({ minutes: 60 });
    await server.runAllJobs();
    expect(await videosOf(server, basalt)).toMatchObject([{ VideoID: body.VideoID, state: 'ready' }]);
  },
);

describe('a video that is no post yet, whose file is just taken back,', () => {
  async function whileItsFileGoes(act: (videoId: string) => Promise<number | 'done'>) {
    const { body } = await bringVideo(server, amber);
    await server.db('member_videos').where({ owner_id: amber.id }).update({ post_id: null });
    await server.db('posts').where({ author_id: amber.id }).delete();
    await server.db('media').where({ owner_id: amber.id }).update({ attached_at: null });
    const taking = await server.db.transaction();
    await taking('media').where({ owner_id: amber.id }).forUpdate().select('id');
    const acting = act(body.VideoID);
    await somebodyWaits(server.db);
    await taking('media').where({ owner_id: amber.id }).delete();
    await taking.commit();
    return acting;
  }

  it('is taken away', async () => {
    const remove = async (id: string) => (await server.as(amber).delete(`/api/videos/${id}`)).status;
    expect(await whileItsFileGoes(remove)).toBe(200);
    expect(await server.db('member_videos').where({ owner_id: amber.id })).toEqual([]);
  });

  it('is not shown', async () => {
    const publish = (id: string) =>
      server.db.transaction(async (db) => {
        await publishVideo({ db, clock: server.clock }, id);
        return 'done' as const;
      });
    expect(await whileItsFileGoes(publish)).toBe('done');
    expect(await videosOf(server, basalt)).toEqual([]);
  });
});
