import {
  FEELINGS,
  feelingsFor,
  PROFILE_REACTIONS,
  type CallAnswer,
  type FeedItem,
} from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aPost } from './testing/aPost.ts';

const server = testPlaza();
let author: User;
beforeAll(async () => {
  author = await server.aUser();
});

type Answer = CallAnswer<'PUT /posts/:id/reaction'> & { code: string; fields: Record<string, string> };
const react = (as: User | null, id: string, body: unknown) =>
  server.as(as).put<Answer>(`/api/posts/${id}/reaction`, body);
const read = async (as: User, id: string) => (await server.as(as).get<FeedItem>(`/api/posts/${id}`)).body;

describe('PUT /posts/:id/reaction', () => {
  it('gives stars and a feeling, changes them and takes them back, and counts along', async () => {
    const [a, b] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, author);
    await react(a, ID, { stars: 4, emoji: '😄' });
    const { body } = await react(b, ID, { stars: 5, emoji: '🔥' });
    expect(body).toMatchObject({ stars: { average: 4.5, count: 2 }, own: { stars: 5, emoji: '🔥' } });
    await react(a, ID, { stars: 5, emoji: '🔥' });
    expect(await read(a, ID)).toMatchObject({
      stars: { average: 5, count: 2 },
      reactions: [{ emoji: '🔥', count: 2 }],
      own: { stars: 5, emoji: '🔥' },
    });
    await react(a, ID, { stars: null, emoji: null });
    expect(await read(a, ID)).toMatchObject({
      stars: { average: 5, count: 1 },
      reactions: [{ emoji: '🔥', count: 1 }],
      own: { stars: null, emoji: null },
    });
  });

  it('counts a hundred at once, each once', async () => {
    const { ID } = await aPost(server, author);
    const people = await Promise.all(Array.from({ length: 20 }, () => server.aUser()));
    await Promise.all(
      people.flatMap((person) => [3, 4, 5].map((stars) => react(person, ID, { stars, emoji: '❤️' }))),
    );
    const { stars, reactions } = await read(author, ID);
    expect([stars.count, reactions]).toEqual([20, [{ emoji: '❤️', count: 20 }]]);
    const given: number[] = await server.db('reactions').where({ post_id: ID }).pluck('stars');
    expect(stars.average).toBe(given.reduce((sum, one) => sum + one, 0) / 20);
  });

  it('has five sets of feelings, and the four of the profile go with all', () => {
    expect(Object.values(FEELINGS).map((set) => set.length)).toEqual([5, 5, 5, 5, 5]);
    expect(new Set(Object.values(FEELINGS).flat()).size).toBe(25);
    expect(PROFILE_REACTIONS).toHaveLength(4);
    expect(feelingsFor(null)).toEqual(PROFILE_REACTIONS);
  });

  it('takes a feeling of the profile without stars', async () => {
    const { ID } = await aPost(server, author);
    const { body } = await react(await server.aUser(), ID, { stars: null, emoji: '👏' });
    expect(body).toMatchObject({
      stars: { average: null, count: 0 },
      reactions: [{ emoji: '👏', count: 1 }],
    });
  });

  it.each([
    [{ stars: 5, emoji: '😞' }, 'body.emoji'],
    [{ stars: null, emoji: '🔥' }, 'body.emoji'],
    [{ stars: 5, emoji: 'x'.repeat(17) }, 'body.emoji'],
    [{ stars: 0, emoji: null }, 'body.stars'],
    [{ stars: 2.5, emoji: null }, 'body.stars'],
    [{ emoji: '🔥' }, 'body.stars'],
  ])('refuses %j', async (body, field) => {
    const { ID } = await aPost(server, author);
    const answer = await react(author, ID, body);
    expect(answer.status).toBe(400);
    expect(Object.keys(answer.body.fields)).toEqual([field]);
  });

  it('is not for strangers, nor for a post that one may not see', async () => {
    const { ID } = await aPost(server, author, { sharing: 2 });
    expect((await react(null, ID, { stars: 1, emoji: null })).status).toBe(401);
    expect((await react(await server.aUser(), ID, { stars: 1, emoji: null })).status).toBe(404);
  });

  it('keeps the stars of a guest of the demo for the guest, and counts them not', async () => {
    const guest = await server.aUser({ isGuest: true });
    const { ID } = await aPost(server, author);
    await react(guest, ID, { stars: 1, emoji: '💔' });
    expect((await read(guest, ID)).own).toEqual({ stars: 1, emoji: '💔' });
    expect((await read(author, ID)).stars.count).toBe(0);
    expect((await server.as(author).get('/api/notifications/unread')).body).toMatchObject({
      unread: expect.any(Number),
    });
  });
});

describe('POST /posts/:id/share', () => {
  it('counts each person once', async () => {
    const [a, b] = [await server.aUser(), await server.aUser()];
    const { ID } = await aPost(server, author);
    for (const person of [a, a, b]) await server.as(person).post(`/api/posts/${ID}/share`);
    expect(await read(a, ID)).toMatchObject({ share_count: 2, is_shared: true });
    expect(await read(author, ID)).toMatchObject({ share_count: 2, is_shared: false });
  });

  it('is not for strangers, nor for a post that is not there', async () => {
    expect((await server.as(null).post('/api/posts/1/share')).status).toBe(401);
    expect((await server.as(author).post('/api/posts/999999999/share')).status).toBe(404);
  });
});

describe('PUT /posts/:id/hidden', () => {
  it('is not for strangers, nor for a post that is not there', async () => {
    expect((await server.as(null).put('/api/posts/1/hidden')).status).toBe(401);
    expect((await server.as(author).put('/api/posts/999999999/hidden')).status).toBe(404);
    expect((await server.as(author).delete('/api/posts/x/hidden')).status).toBe(400);
  });
});
