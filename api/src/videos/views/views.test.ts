import type { Video } from '@plaza/api-contract';
import { testPlaza } from '../../testing/testPlaza.ts';
import type { User } from '../../users/User.ts';
import { bringVideo, videosOf } from '../testing/bringVideo.ts';
import { forgetViewers } from './viewCounts.ts';

const server = testPlaza();
let amber: User;
let basalt: User;

beforeEach(async () => {
  await Promise.all(
    ['member_videos', 'videos', 'video_views', 'video_view_counts'].map((table) => server.db(table).delete()),
  );
  [amber, basalt] = await Promise.all([server.aUser(), server.aUser()]);
});

const watch = (who: User | null, { VideoID }: Pick<Video, 'VideoID'>) =>
  server.as(who).put<{ views: number }>(`/api/videos/${VideoID}/view`);

describe('PUT /videos/:id/view', () => {
  it('counts each member once a day, however often it is said', async () => {
    const { body: video } = await bringVideo(server, amber);
    expect((await videosOf(server, basalt))[0]).toMatchObject({ views: 0 });
    const all = await Promise.all([basalt, basalt, basalt, amber].map((who) => watch(who, video)));
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    expect((await watch(basalt, video)).body).toEqual({ views: 2 });
    server.clock.advance({ days: 1 });
    expect((await watch(basalt, video)).body).toEqual({ views: 3 });
    expect((await videosOf(server, amber))[0]).toMatchObject({ views: 3 });
  });

  it('counts those that came with Plaza, too', async () => {
    await server.db('videos').insert({ slug: 'a', title: 'First', url: '/a.webm', position: 1 });
    const [first] = await videosOf(server, amber);
    if (!first) throw new Error('There is no video.');
    await watch(amber, first);
    expect((await videosOf(server, basalt))[0]).toMatchObject({ Title: 'First', views: 1 });
  });

  it('counts a crowd that watches at once, each of them', async () => {
    const { body: video } = await bringVideo(server, amber);
    const crowd = await Promise.all(Array.from({ length: 20 }, () => server.aUser()));
    const answers = await Promise.all(crowd.map((who) => watch(who, video)));
    expect(answers.every(({ status }) => status === 200)).toBe(true);
    expect((await videosOf(server, amber))[0]).toMatchObject({ views: 20 });
  });

  it('does not count guests of a day: anybody can be as many of them as they like', async () => {
    const { body: video } = await bringVideo(server, amber);
    await watch(basalt, video);
    const guest = await server.aUser({ isGuest: true });
    expect((await watch(guest, video)).body).toEqual({ views: 1 });
    expect((await videosOf(server, amber))[0]).toMatchObject({ views: 1 });
  });

  it('is not for guests, nor for what one may not see, nor for what is not there', async () => {
    const { body: video } = await bringVideo(server, amber, { sharing: 2 });
    expect((await watch(null, video)).status).toBe(401);
    expect((await watch(basalt, video)).status).toBe(404);
    expect((await watch(basalt, { VideoID: '7' })).status).toBe(404);
    expect((await watch(basalt, { VideoID: 'seven' })).status).toBe(400);
    expect(await server.db('video_views')).toEqual([]);
  });

  it('forgets who watched, and keeps the number as long as the video', async () => {
    const { body: video } = await bringVideo(server, amber);
    await watch(basalt, video);
    server.clock.advance({ days: 3 });
    await forgetViewers(server.db, server.clock.now());
    expect(await server.db('video_views')).toEqual([]);
    expect((await videosOf(server, amber))[0]).toMatchObject({ views: 1 });
    await server.db('member_videos').delete();
    await forgetViewers(server.db, server.clock.now());
    expect(await server.db('video_view_counts')).toEqual([]);
  });

  it('forgets all who watched, also after a day on which very many did', async () => {
    await server.db.raw(
      `insert into video_views (video_id, viewer_id, seen_on)
       select n::text, ?, cast(? as timestamptz) - interval '3 days' from generate_series(1, 10500) n`,
      [basalt.id, server.clock.now()],
    );
    await forgetViewers(server.db, server.clock.now());
    expect(await server.db('video_views').count('*')).toEqual([{ count: '0' }]);
  });
});
