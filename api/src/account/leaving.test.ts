import type { Comment, FeedItem } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { befriend } from '../friends/testing/befriend.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();

/** Somebody with a public post, one for friends, and a comment with a reply to it. */
async function aWriter(friend: User) {
  const writer = await server.aUser({ password: 'walk-the-plaza' });
  await befriend(server.db, writer, friend);
  const open = await aPost(server, writer, { context: 'open', more: [['media', await aPicture(20, 20)]] });
  const shut = await aPost(server, writer, { context: 'shut', sharing: 2 });
  const { ID } = await aPost(server, friend);
  const say = async (as: User, body: object) =>
    (await server.as(as).post<Comment>(`/api/posts/${ID}/comments`, body)).body;
  const { id } = await say(writer, { context: 'a secret' });
  await say(friend, { context: 'a reply', parent_id: id });
  await say(writer, { context: 'a second' });
  return { writer, open, shut, commented: ID };
}

const leave = (writer: User, posts?: string) =>
  server.as(writer).delete('/api/account', {
    username: writer.username,
    password: 'walk-the-plaza',
    ...(posts ? { posts } : {}),
  });
const forget = async () => {
  server.clock.advance({ days: 31 });
  await server.runAllJobs();
};

it('takes everything that was written along, unless one says otherwise', async () => {
  const friend = await server.aUser();
  const { writer, open, shut, commented } = await aWriter(friend);
  expect((await leave(writer)).status).toBe(200);
  const read = async (id: string) => (await server.as(friend).get(`/api/posts/${id}`)).status;
  expect([await read(open.ID), await read(shut.ID)]).toEqual([404, 404]);
  expect((await server.as(null).fetch(open.MediaID ?? '')).status).toBe(404);
  expect((await server.as(friend).get(`/api/posts/${commented}/comments`)).body).toEqual([]);
  await forget();
  expect(await server.db('posts').where({ author_id: writer.id })).toEqual([]);
  expect(await server.db('comments').where({ context: 'a secret' })).toEqual([]);
  expect((await server.as(friend).get(`/api/posts/${commented}`)).body).toMatchObject({ comment_count: 1 });
  expect((await server.as(friend).get('/api/friends')).body).toMatchObject({ items: [] });
});

it('leaves what was public to the others where one wants it so, without a name', async () => {
  const friend = await server.aUser();
  const { writer, open, shut, commented } = await aWriter(friend);
  await leave(writer, 'keep');
  const reader = server.as(friend);
  const nobody = { user_name: 'Deleted member', username: null, user_profile: null };
  expect((await reader.get<FeedItem>(`/api/posts/${open.ID}`)).body).toMatchObject({
    context: 'open',
    ...nobody,
  });
  expect((await reader.get<Comment[]>(`/api/posts/${commented}/comments`)).body[0]).toMatchObject(nobody);
  await forget();
  const later = server.as(friend);
  expect((await later.get<FeedItem>(`/api/posts/${open.ID}`)).body).toMatchObject({
    context: 'open',
    ...nobody,
  });
  expect((await later.get(`/api/posts/${shut.ID}`)).status).toBe(404);
  expect((await later.fetch(open.MediaID ?? '')).status).toBe(200);
  expect((await later.get(`/api/content/${writer.username}`)).status).toBe(404);
});

it('knows no third way', async () => {
  const { writer } = await aWriter(await server.aUser());
  expect((await leave(writer, 'sell')).status).toBe(400);
});

it('gives everything along that one has written, when one asks for it', async () => {
  const { writer } = await aWriter(await server.aUser());
  expect((await server.as(writer).get('/api/account/export')).body).toMatchObject({
    posts: [{ context: 'open' }, { context: 'shut' }],
    comments: [{ context: 'a secret' }, { context: 'a second' }],
    friends: [expect.any(String)],
  });
});

it('gives along what one has played, made and noted, too', async () => {
  const [person, other] = [await server.aUser(), await server.aUser()];
  const game = { title: 'Tag', slug: 'tag', url: '/tag' };
  const [{ id: game_id }] = await server.db('games').insert(game).returning('id');
  const at = server.clock.now();
  for (const { id: user_id, username } of [person, other]) {
    const run = { user_id, game_id, version: 1, seed: 1, is_daily: false, begun_at: at };
    await server.db('game_runs').insert({ ...run, ended_at: at, state: 'ranked', score: 7 });
    await server.db('achievements').insert({ user_id, kind: 'first-run', earned_at: at });
    await server.db('favorites').insert({ user_id, game_id });
    const zone = { owner_id: user_id, name: username, slug: username, theme: 'meadow', mode: 'public' };
    await server.db('made_zones').insert({ ...zone, avatar: 1 });
    await server.db('zone_notes').insert({ user_id, text: `noted by ${username}` });
  }
  const { body } = await server.as(person).get('/api/account/export');
  expect(body).toMatchObject({
    played: [{ game: 'tag', score: 7, begun_at: at.toISOString(), ended_at: at.toISOString() }],
    achievements: [{ kind: 'first-run', earned_at: at.toISOString() }],
    favorites: ['tag'],
    zones: [{ name: person.username, slug: person.username, mode: 'public' }],
    zone_notes: `noted by ${person.username}`,
  });
  expect(JSON.stringify(body)).not.toContain(other.username);
});
