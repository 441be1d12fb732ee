import type { CallAnswer } from '@plaza/api-contract';
import { holdCounts } from '../feed/counts.ts';
import { aPost } from '../feed/testing/aPost.ts';
import { somebodyWaits } from '../testing/somebodyWaits.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { holdPeople } from '../users/holdPeople.ts';

const server = testPlaza();

/** A comment under a post, and two who read it. */
async function aComment() {
  const [author, reader] = [await server.aUser(), await server.aUser()];
  const moderator = server.as(await server.aUser({ role: 'moderator' }));
  const { ID: postId } = await aPost(server, author);
  const { body } = await server
    .as(author)
    .post<{ id: string }>(`/api/posts/${postId}/comments`, { context: 'Cheap lanterns' });
  const report = () =>
    server.as(reader).post<{ code?: string }>(`/api/comments/${body.id}/report`, { reason: 'spam' });
  return { id: body.id, postId, moderator, report };
}

it('whoever hides a comment, and whoever is just changing it, do not wait for each other', async () => {
  const { id, postId, moderator, report } = await aComment();
  await report();
  const { items } = (await moderator.get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue')).body;
  const changing = await server.db.transaction();
  await holdCounts(changing, postId);
  const hiding = moderator.post(`/api/moderation/reports/${items[0]?.id}/decide`, { decision: 'hide' });
  await somebodyWaits(server.db);
  await changing('comments').where({ id }).forUpdate().select('id');
  await changing.commit();
  expect((await hiding).status).toBe(200);
});

it('nor does whoever brings it back', async () => {
  const { id, postId, moderator, report } = await aComment();
  const admin = server.as(await server.aUser({ isAdmin: true }));
  await report();
  const { items } = (await moderator.get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue')).body;
  await moderator.post(`/api/moderation/reports/${items[0]?.id}/decide`, { decision: 'hide' });
  await server
    .db('decisions')
    .where({ comment_id: id })
    .update({ appeal: 'Why?', appealed_at: server.clock.now() });
  const { id: decision } = await server.db('decisions').where({ comment_id: id }).first('id');
  const changing = await server.db.transaction();
  await holdCounts(changing, postId);
  const ruling = admin.post(`/api/moderation/decisions/${decision}/rule`, { ruling: 'granted', note: '' });
  await somebodyWaits(server.db);
  await changing('comments').where({ id }).forUpdate().select('id');
  await changing.commit();
  expect((await ruling).status).toBe(200);
});

it('what is deleted while it is reported is not there', async () => {
  const { id, report } = await aComment();
  const deleting = await server.db.transaction();
  await deleting('comments').where({ id }).delete();
  const reporting = report();
  await somebodyWaits(server.db);
  await deleting.commit();
  const { status, body } = await reporting;
  expect([status, body.code]).toEqual([404, 'feed.unknown-comment']);
});

it('what is deleted while it is decided about is decided about all the same', async () => {
  const { id, moderator, report } = await aComment();
  await report();
  const { items } = (await moderator.get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue')).body;
  const deleting = await server.db.transaction();
  await deleting('comments').where({ id }).delete();
  const deciding = moderator.post(`/api/moderation/reports/${items.at(-1)?.id}/decide`, { decision: 'warn' });
  await somebodyWaits(server.db);
  await deleting.commit();
  expect((await deciding).status).toBe(200);
});

it('whoever grants an appeal, and whoever lets the same person write again, do not wait for each other', async () => {
  const person = await server.aUser();
  const moderator = server.as(await server.aUser({ role: 'moderator' }));
  const admin = server.as(await server.aUser({ isAdmin: true }));
  await moderator.post(`/api/moderation/people/${person.username}/decide`, { decision: 'mute', days: '7' });
  const { id } = await server.db('decisions').where({ about_id: person.id }).first('id');
  await server.as(person).post(`/api/moderation/decisions/${id}/appeal`, { words: 'It was a joke.' });
  const unmuting = await server.db.transaction();
  await holdPeople(unmuting, [person.id]);
  const ruling = admin.post(`/api/moderation/decisions/${id}/rule`, { ruling: 'granted', note: '' });
  await somebodyWaits(server.db);
  await unmuting('decisions').where({ about_id: person.id }).update({ lifted_at: server.clock.now() });
  await unmuting.commit();
  expect((await ruling).status).toBe(200);
});
