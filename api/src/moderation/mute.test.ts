import {
  type BulkAct,
  type CallAnswer,
  type CallInput,
  type CallName,
  calls,
  type CallShape,
  type DecisionAboutMe,
  type QueueEntry,
} from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { partsOf } from '../http/apiRouter.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { aCommunity } from './testing/aCommunity.ts';

const server = testPlaza();
let author: User;
let reader: User;
let moderator: User;
let admin: User;
beforeAll(async () => {
  ({ author, reader, moderator, admin } = await aCommunity(server));
});
beforeEach(async () => {
  for (const table of ['reports', 'decisions', 'notifications']) await server.db(table).delete();
  await server.db('users').where({ id: author.id }).update({ muted_until: null });
  server.clock.advance({ seconds: 3 });
});

type Decide = CallInput<'POST /moderation/reports/:id/decide'>['body'];
type Refused = { code?: string };

const write = () => aPost(server, author, { context: 'Cheap lanterns' });
/** What the moderators find in their queue about the author. */
async function reported(): Promise<QueueEntry> {
  await server.as(reader).post(`/api/people/${author.username}/report`, { reason: 'spam' });
  const { body } = await server
    .as(moderator)
    .get<CallAnswer<'GET /moderation/queue'>>('/api/moderation/queue');
  const [entry] = body.items;
  if (!entry) throw new Error('Nothing was reported.');
  return entry;
}
const decide = (id: string, body: Decide) =>
  server.as(moderator).post<QueueEntry & Refused>(`/api/moderation/reports/${id}/decide`, body);
/** Answers the id of the decision. */
async function mute(days: '1' | '7'): Promise<string> {
  const { id } = await reported();
  const { body } = await decide(id, { decision: 'mute', days, note: 'Please listen a while.' });
  // A session is believed for three seconds.
  server.clock.advance({ seconds: 3 });
  return body.decided?.id ?? '';
}
/** Every call with which somebody says something that others read. */
const SPEAKING = (Object.keys(calls) as CallName[]).filter((name) => (calls[name] as CallShape).speaks);
/** What they answer, asked with nothing in them. */
async function said(): Promise<(string | undefined)[]> {
  const client = server.as(author);
  const answers = SPEAKING.map(async (name) => {
    const { method, path } = partsOf(name);
    const address = `/api${path.replaceAll(/:\w+/g, '1')}`;
    const { body } = await (method === 'PUT'
      ? client.put<Refused>(address, {})
      : client.post<Refused>(address, {}));
    return body.code;
  });
  return Promise.all(answers);
}
const MUTED = 'moderation.muted';

it('who is muted reads on, writes nowhere, is told why, and writes again when the time is over', async () => {
  await mute('7');
  expect(await said()).toEqual(SPEAKING.map(() => MUTED));
  const me = server.as(author);
  expect((await me.get('/api/contents/global')).status).toBe(200);
  const { decided } = (await me.get<CallAnswer<'GET /moderation/mine'>>('/api/moderation/mine')).body;
  expect(decided).toMatchObject([
    { decision: 'mute', note: 'Please listen a while.', until: expect.any(String), can_appeal: true },
  ]);
  const { items } = (await me.get<CallAnswer<'GET /notifications'>>('/api/notifications')).body;
  expect(items.map(({ kind }) => kind)).toEqual(['decided']);
  server.clock.advance({ days: 7 });
  await expect(write()).resolves.toMatchObject({ context: 'Cheap lanterns' });
});

it('the longer of two times counts, and a mute needs a number of days', async () => {
  await mute('7');
  await mute('1');
  server.clock.advance({ days: 2 });
  expect(await said()).toContain(MUTED);
  const { id, earlier } = await reported();
  expect(earlier).toMatchObject({ muted: 2, blocked: 0 });
  expect((await decide(id, { decision: 'mute' })).body.code).toBe('moderation.no-days');
});

it('an administrator sees it in the monitor, and takes it back', async () => {
  await mute('7');
  expect(await said()).toContain(MUTED);
  const keeper = server.as(admin);
  const { body } = await keeper.get<CallAnswer<'GET /monitor'>>('/api/monitor?q=author');
  expect(body.data).toMatchObject([{ username: 'author', muted_until: expect.any(String) }]);
  await keeper.post('/api/monitor/bulk', { ids: [author.id], act: 'unmute' });
  server.clock.advance({ seconds: 3 });
  await expect(write()).resolves.toMatchObject({ context: 'Cheap lanterns' });
});

it('is not taken back by who is muted themselves, nor of nobody; why it was is kept', async () => {
  const muted_until = new Date(server.clock.now().getTime() + 86_400_000);
  await server.db('users').whereIn('id', [author.id, admin.id]).update({ muted_until });
  const ids = [author.id, admin.id, '999999'];
  const { body } = await server
    .as(admin)
    .post<CallAnswer<'POST /monitor/bulk'>>('/api/monitor/bulk', { ids, act: 'unmute', why: 'By mistake.' });
  await server.db('users').where({ id: admin.id }).update({ muted_until: null });
  expect(body.done).toEqual([author.id]);
  expect(body.passed.map(({ code }) => code)).toEqual(['monitor.yourself', 'users.unknown']);
  const act = await server.db('audit_log').where({ act: 'person.unmuted' }).orderBy('seq', 'desc').first();
  expect(act).toMatchObject({ about_id: author.id, details: { why: 'By mistake.' } });
});

it('a granted appeal takes back one mute; another one that stands still counts', async () => {
  const [long, short] = [await mute('7'), await mute('1')];
  const grant = async (id: string) => {
    const path = `/api/moderation/decisions/${id}`;
    await server.as(author).post(`${path}/appeal`, { words: 'It was a joke.' });
    await server.as(admin).post(`${path}/rule`, { ruling: 'granted' });
    server.clock.advance({ seconds: 3 });
  };
  await grant(long);
  const { until } = await server.db('decisions').where({ id: short }).first('until');
  expect(await mutedUntil()).toEqual(until);
  expect(await said()).toContain(MUTED);
  await grant(short);
  expect(await mutedUntil()).toBeNull();
  await expect(write()).resolves.toMatchObject({ context: 'Cheap lanterns' });
});

const bulk = (act: BulkAct) =>
  server.as(admin).post<CallAnswer<'POST /monitor/bulk'>>('/api/monitor/bulk', { ids: [author.id], act });
const mutedUntil = async (): Promise<Date | null> =>
  (await server.db('users').where({ id: author.id }).first('muted_until')).muted_until;

it('what an administrator took back does not come back with a later one', async () => {
  await mute('7');
  await bulk('unmute');
  const short = await mute('1');
  const path = `/api/moderation/decisions/${short}`;
  await server.as(author).post(`${path}/appeal`, { words: 'It was a joke.' });
  await server.as(admin).post(`${path}/rule`, { ruling: 'granted' });
  expect(await mutedUntil()).toBeNull();
  const { decided } = (
    await server.as(author).get<CallAnswer<'GET /moderation/mine'>>('/api/moderation/mine')
  ).body;
  expect(decided.map(({ lifted_at }) => lifted_at !== null)).toEqual([false, true]);
});

it('taken back by mistake, it comes back with the end that it had', async () => {
  await mute('7');
  const until = await mutedUntil();
  const { body } = await bulk('unmute');
  expect(body).toMatchObject({ done: [author.id], changed: [author.id], for_a_time: [author.id] });
  expect((await bulk('unmute')).body).toMatchObject({ done: [author.id], changed: [], for_a_time: [] });
  await bulk('mute-again');
  expect(await mutedUntil()).toEqual(until);
  await bulk('unmute');
  server.clock.advance({ days: 7 });
  expect((await bulk('mute-again')).body.passed).toMatchObject([{ code: 'monitor.nothing-lifted' }]);
});

it('who is muted asks nobody to be friends, and accepts who has asked', async () => {
  await mute('1');
  const ask = (as: User, { username }: User) =>
    server.as(as).put<Refused>(`/api/friends/requests/${username}`);
  expect((await ask(author, reader)).body.code).toBe(MUTED);
  await ask(reader, author);
  expect((await ask(author, reader)).body).toMatchObject({ friendship: 'friends' });
  await server.as(author).delete(`/api/friends/${reader.username}`);
});

it('an appeal against one that is no longer counted leaves the longer one as it is', async () => {
  const [, short] = [await mute('7'), await mute('1')];
  const before = await server.db('users').where({ id: author.id }).first('muted_until');
  const path = `/api/moderation/decisions/${short}`;
  await server.as(author).post(`${path}/appeal`, { words: 'It was a joke.' });
  await server.as(admin).post(`${path}/rule`, { ruling: 'granted' });
  expect(await server.db('users').where({ id: author.id }).first('muted_until')).toEqual(before);
});

it('whose appeal is granted writes again at once; both stand in the audit', async () => {
  const id = await mute('7');
  expect(await said()).toContain(MUTED);
  await server
    .as(author)
    .post<DecisionAboutMe>(`/api/moderation/decisions/${id}/appeal`, { words: 'It was a joke.' });
  await server.as(admin).post(`/api/moderation/decisions/${id}/rule`, { ruling: 'granted' });
  server.clock.advance({ seconds: 3 });
  await expect(write()).resolves.toMatchObject({ context: 'Cheap lanterns' });
  const acts = await server.db('audit_log').where('act', 'like', 'person.%muted').orderBy('seq');
  expect(acts.slice(-2)).toMatchObject([
    { act: 'person.muted', actor_id: moderator.id, about_id: author.id },
    { act: 'person.unmuted', actor_id: admin.id, about_id: author.id },
  ]);
});
