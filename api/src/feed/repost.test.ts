import type { FeedItem } from '@plaza/api-contract';
import { amberBasaltCedar } from '../friends/testing/amberBasaltCedar.ts';
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

describe('POST /posts/:id/repost', () => {
  const repost = (id: string, body: unknown, as: User = amber) =>
    server.as(as).post<{ post: FeedItem; code: string }>(`/api/posts/${id}/repost`, body);

  it('passes a post on with a word, and counts each person once', async () => {
    const { ID } = await aPost(server, basalt, { context: 'The original' });
    const { body } = await repost(ID, { context: 'Look at this' });
    expect(body.post).toMatchObject({
      context: 'Look at this',
      user_name: 'Amber Lindqvist',
      shares: true,
      shared: { ID, context: 'The original', user_name: 'Basalt Okoro' },
    });
    await repost(ID, { context: 'And again' });
    await server.as(amber).post(`/api/posts/${ID}/share`);
    expect((await server.as(amber).get(`/api/posts/${ID}`)).body).toMatchObject({
      share_count: 1,
      is_shared: true,
    });
  });

  it('shows nothing of the original once that is gone or not public any more', async () => {
    const { ID } = await aPost(server, basalt);
    const made = (await repost(ID, { context: 'See' })).body.post;
    await server.as(basalt).put(`/api/content/${ID}`, { sharing: 2 });
    const seen = async (as: User) => (await server.as(as).get<FeedItem>(`/api/posts/${made.ID}`)).body;
    expect(await seen(cedar)).toMatchObject({ shares: true, shared: null });
    expect((await seen(amber)).shared).not.toBeNull();
    await server.as(basalt).delete(`/api/content/${ID}`);
    expect(await seen(amber)).toMatchObject({ shares: true, shared: null });
  });

  it('passes on nothing that was for friends, and nothing one may not see', async () => {
    const { ID } = await aPost(server, basalt, { sharing: 2 });
    expect((await repost(ID, { context: 'Psst' })).body.code).toBe('feed.not-shareable');
    expect((await repost(ID, { context: 'Psst' }, cedar)).status).toBe(404);
  });

  it('makes one post of what is sent twice, also at once', async () => {
    const { ID } = await aPost(server, basalt);
    const body = { context: 'Look', clientId: 'device-1-repost-4' };
    const answers = await Promise.all([repost(ID, body), repost(ID, body), repost(ID, body)]);
    expect(new Set(answers.map((answer) => answer.body.post.ID)).size).toBe(1);
    expect(await server.db('posts').where({ shared_id: ID })).toHaveLength(1);
  });

  it('needs a word', async () => {
    const { ID } = await aPost(server, basalt);
    expect((await repost(ID, {})).status).toBe(400);
    expect((await repost(ID, { context: '' })).status).toBe(400);
  });
});
