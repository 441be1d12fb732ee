import type { CallAnswer } from '@plaza/api-contract';
import { purgePosts } from '../feed/deletePost.ts';
import { aPost } from '../feed/testing/aPost.ts';
import { holdLogs } from '../realtime/publishToUser.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { takeBack } from './notify.ts';

const server = testPlaza();

let first: User;
let second: User;
let third: User;
let moderator: User;
beforeEach(async () => {
  for (const table of ['word_rules', 'held_words', 'reports', 'posts', 'notifications'])
    await server.db(table).delete();
  first = await server.aUser();
  second = await server.aUser();
  third = await server.aUser();
  moderator = await server.aUser({ role: 'moderator' });
});

const comment = async (as: User, postId: string, context: string) =>
  (await server.as(as).post<{ id: string }>(`/api/posts/${postId}/comments`, { context })).body.id;

/** Somebody tells the first two people something, in the order of their ids, while this is done. */
async function whileBothAreTold(act: () => Promise<{ status: number }>): Promise<number> {
  const telling = await server.db.transaction();
  await holdLogs(telling, [first.id]);
  const acting = act();
  await somebodyWaits(server.db);
  await holdLogs(telling, [second.id]);
  await telling.commit();
  return (await acting).status;
}

it('a comment that a moderator lets be seen is told with the decision, to all in one order', async () => {
  const { ID } = await aPost(server, second);
  await server.as(moderator).post('/api/moderation/rules', { kind: 'word', pattern: 'lantern' });
  await comment(first, ID, 'A lantern');
  const { id } = await server.db('held_words').first('id');
  const path = `/api/moderation/held/${id}/decide`;
  const release = () => server.as(moderator).post(path, { decision: 'release', note: '' });
  expect(await whileBothAreTold(release)).toBe(200);
  const kinds = async ({ id: user_id }: User) => server.db('notifications').where({ user_id }).pluck('kind');
  expect([await kinds(first), await kinds(second)]).toEqual([['decided'], ['comment']]);
});

it('a comment that a moderator hides is taken back with what the reporters are told, in one order', async () => {
  const { ID } = await aPost(server, second);
  const id = await comment(third, ID, 'Cheap lanterns');
  await server.as(first).post(`/api/comments/${id}/report`, { reason: 'spam' });
  const { items } = (
    await server.as(moderator).get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue')
  ).body;
  const path = `/api/moderation/reports/${items[0]?.id}/decide`;
  expect(await whileBothAreTold(() => server.as(moderator).post(path, { decision: 'hide' }))).toBe(200);
});

it('whoever knocks is told that they are let in with what the owner is told, in one order', async () => {
  const form = { name: 'Court', zone: 'castle', avatar: 1, mode: 'protected' };
  const { path } = (await server.as(second).post<{ path: string }>('/api/zones', form)).body;
  await server.as(first).put(`/api${path}/knock`);
  const letIn = () => server.as(second).put(`/api${path}/knocks/${first.username}`, { answer: 'let-in' });
  expect(await whileBothAreTold(letIn)).toBe(200);
});

it('whoever knocks is blocked while both are told something', async () => {
  const form = { name: 'Court', zone: 'castle', avatar: 1, mode: 'protected' };
  const { path } = (await server.as(second).post<{ path: string }>('/api/zones', form)).body;
  await server.as(first).put(`/api${path}/knock`);
  const block = () => server.as(second).put(`/api${path}/knocks/${first.username}`, { answer: 'block' });
  expect(await whileBothAreTold(block)).toBe(200);
});

it('names are put into a post and taken out of it while a comment that names the same people goes', async () => {
  const { ID: postId } = await aPost(server, third, { context: `@${second.username}` });
  const commentId = await comment(moderator, postId, `@${first.username} @${second.username}`);
  const taking = await server.db.transaction();
  const named = ({ id: to }: User) =>
    ({ to, kind: 'mention', actorId: moderator.id, postId, commentId }) as const;
  await takeBack(taking, named(first));
  const editing = server.as(third).put(`/api/content/${postId}`, { context: `@${first.username}` });
  await somebodyWaits(server.db);
  await takeBack(taking, named(second));
  await taking.commit();
  expect((await editing).status).toBe(200);
});

it('all is read by somebody whom another one is just blocking', async () => {
  const { ID } = await aPost(server, first);
  await server.as(second).put(`/api/posts/${ID}/reaction`, { stars: 4, emoji: null });
  await comment(second, ID, 'One');
  const [one, two] = await server.db('notifications').where({ user_id: first.id }).orderBy('id').pluck('id');
  const blocking = await server.db.transaction();
  await blocking('notifications').where({ id: one }).forUpdate().first();
  const reading = server.as(first).put('/api/notifications/read', {});
  await somebodyWaits(server.db);
  await blocking('notifications').where({ id: two }).forUpdate().first();
  await blocking.commit();
  expect((await reading).status).toBe(200);
});

it('all is read by somebody who is just told by the moderators that what they reported is hidden', async () => {
  const hide = async (id: string) => {
    await server.as(first).post(`/api/comments/${id}/report`, { reason: 'spam' });
    const queue = await server
      .as(moderator)
      .get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue');
    const path = `/api/moderation/reports/${queue.body.items[0]?.id}/decide`;
    return server.as(moderator).post(path, { decision: 'hide' });
  };
  const { ID: other } = await aPost(server, second);
  await hide(await comment(third, other, 'Cheap lanterns'));
  const { ID } = await aPost(server, first);
  const id = await comment(second, ID, 'Cheap lanterns');
  const told = await server.db('notifications').where({ user_id: first.id }).orderBy('id');
  expect(told.map(({ kind }) => kind)).toEqual(['reviewed', 'comment']);
  const before = await server.db.transaction();
  await before('notifications').where({ id: told[1]?.id }).forUpdate().first();
  const hiding = hide(id);
  await somebodyWaits(server.db);
  const reading = server.as(first).put('/api/notifications/read', {});
  await somebodyWaits(server.db, 2);
  await before.commit();
  expect([(await hiding).status, (await reading).status]).toEqual([200, 200]);
});

it('all is read by somebody while a post that several things were told of goes for good', async () => {
  const { ID } = await aPost(server, first);
  const star = (as: User) => server.as(as).put(`/api/posts/${ID}/reaction`, { stars: 4, emoji: null });
  await star(second);
  await comment(second, ID, 'One');
  // The older of the two is written anew, and lies behind the younger one.
  await star(third);
  const two = await server.db('notifications').where({ user_id: first.id }).orderBy('id', 'desc').first('id');
  const before = await server.db.transaction();
  await before('notifications').where(two).forUpdate().first();
  const purging = server.db.transaction((db) => purgePosts({ db, clock: server.clock }, [ID]));
  await somebodyWaits(server.db);
  const reading = server.as(first).put('/api/notifications/read', {});
  await somebodyWaits(server.db, 2);
  await before.commit();
  await purging;
  expect((await reading).status).toBe(200);
});

describe('somebody reads all, the oldest first', () => {
  const ask = (who: User, whom: User) => server.as(who).put(`/api/friends/requests/${whom.username}`);

  /** What is done comes to what they have read already while they are still at it. */
  async function whileAllIsRead(act: () => Promise<{ status: number }>): Promise<number[]> {
    const [oldest] = await server.db('notifications').where({ user_id: first.id }).orderBy('id').pluck('id');
    const before = await server.db.transaction();
    await before('notifications').where({ id: oldest }).forUpdate().first();
    const reading = server.as(first).put('/api/notifications/read', {});
    await somebodyWaits(server.db);
    const acting = act();
    await somebodyWaits(server.db, 2);
    await before.commit();
    return [(await reading).status, (await acting).status];
  }

  it('while who has asked to be their friend blocks them', async () => {
    const { ID } = await aPost(server, first);
    await server.as(second).put(`/api/posts/${ID}/reaction`, { stars: 4, emoji: null });
    await ask(second, first);
    const block = () => server.as(second).put(`/api/people/${first.username}/block`);
    expect(await whileAllIsRead(block)).toEqual([200, 200]);
    expect(await server.db('notifications').where({ user_id: first.id })).toEqual([]);
  });

  it('while somebody else accepts that they are friends', async () => {
    await ask(first, moderator);
    await ask(moderator, first);
    await ask(third, first);
    await ask(first, second);
    expect(await whileAllIsRead(() => ask(second, first))).toEqual([200, 200]);
  });
});
