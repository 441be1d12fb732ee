import type { FeedItem } from '@plaza/api-contract';
import { amberBasaltCedar } from '../friends/testing/amberBasaltCedar.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();
let amber: User;
let basalt: User;
let cedar: User;

beforeAll(async () => {
  ({ amber, basalt, cedar } = await amberBasaltCedar(server));
});

describe('DELETE /content/:id', () => {
  it('takes the post away at once, and back within ten minutes', async () => {
    const { ID } = await aPost(server, basalt, { more: [['media', await aPicture(20, 20)]] });
    const gone = await server.as(basalt).delete<{ undo_until: string }>(`/api/content/${ID}`);
    const undoUntil = new Date(server.clock.now().getTime() + 600_000).toISOString();
    expect(gone.body).toEqual({ ID, undo_until: undoUntil });
    expect((await server.as(basalt).get(`/api/posts/${ID}`)).status).toBe(404);
    // Sent again by a device that did not hear the answer.
    const again = await server.as(basalt).delete(`/api/content/${ID}`);
    expect([again.status, again.body]).toEqual([200, gone.body]);
    server.clock.advance({ minutes: 9 });
    expect((await server.as(cedar).post(`/api/posts/${ID}/restore`)).status).toBe(404);
    const back = await server.as(basalt).post<FeedItem>(`/api/posts/${ID}/restore`);
    expect(back).toMatchObject({ status: 200, body: { ID } });
    expect((await server.as(null).fetch(back.body.MediaID ?? '')).status).toBe(200);
    server.clock.advance({ minutes: 9 });
    await server.runAllJobs();
    expect((await server.as(cedar).get(`/api/posts/${ID}`)).status).toBe(200);
  });

  it('is for good after that: with comments, stars and pictures', async () => {
    const { ID, media } = await aPost(server, basalt, { more: [['media', await aPicture(20, 20)]] });
    await server.as(amber).post(`/api/posts/${ID}/comments`, { context: 'Nice' });
    await server.as(amber).put(`/api/posts/${ID}/reaction`, { stars: 4, emoji: '😄' });
    await server.as(basalt).delete(`/api/content/${ID}`);
    server.clock.advance({ minutes: 11 });
    expect((await server.as(basalt).post(`/api/posts/${ID}/restore`)).body).toMatchObject({
      code: 'feed.too-late',
    });
    await server.runAllJobs();
    expect((await server.as(basalt).post(`/api/posts/${ID}/restore`)).status).toBe(404);
    for (const table of ['comments', 'reactions', 'post_counts', 'post_media'])
      expect(await server.db(table).where({ post_id: ID })).toEqual([]);
    server.clock.advance({ days: 2 });
    await server.runAllJobs();
    expect(await server.db('media').where({ id: media[0]?.id })).toEqual([]);
  });

  it('[6-3] is for the one who wrote it', async () => {
    const { ID } = await aPost(server, basalt);
    expect((await server.as(amber).delete(`/api/content/${ID}`)).body).toMatchObject({
      code: 'feed.not-yours',
    });
    expect((await server.as(null).delete(`/api/content/${ID}`)).status).toBe(401);
  });
});
