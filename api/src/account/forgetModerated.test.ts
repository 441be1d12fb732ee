import type { CallAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { sendForm } from '../media/testing/aForm.ts';
import { TestSmtp } from '../investors/testing/TestSmtp.ts';
import { sweepMediaJob } from '../media/sweepMediaJob.ts';
import { aPicture } from '../media/testing/pictures.ts';
import { prune } from '../retention/prune.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { forgetPersonJob, KEPT_DAYS } from './forgetPersonJob.ts';

const server = testPlaza();
let moderator: User;
beforeAll(async () => {
  moderator = await server.aUser({ role: 'moderator' });
  await server.as(moderator).post('/api/moderation/rules', { kind: 'word', pattern: 'lantern' });
});
beforeEach(async () => {
  for (const table of ['reports', 'decisions']) await server.db(table).delete();
});

/** Takes from them what is theirs, as if they had left long enough ago. */
async function forget({ id }: User, keeps_posts = false): Promise<void> {
  const deleted_at = new Date(server.clock.now().getTime() - (KEPT_DAYS + 2) * 86_400_000);
  await server.db('users').where({ id }).update({ deleted_at, keeps_posts });
  await forgetPersonJob.run({ userId: id }, server.plaza);
}
const holdBack = async (author: User) =>
  sendForm(server.as(author), '/api/content', [
    ['context', 'a lantern'],
    ['sharing', '1'],
    ['media', await aPicture(60, 40)],
  ]);
async function sweepADayLater({ id }: User): Promise<void> {
  server.clock.advance({ days: 2 });
  const all: string[] = await server.db('media').where({ owner_id: id }).pluck('id');
  for (const one of all) await sweepMediaJob.run({ id: one }, server.plaza);
}
const report = (path: string) => server.as(moderator).post(`/api/${path}/report`, { reason: 'other' });
const queue = async (state = 'open') =>
  (
    await server
      .as(moderator)
      .get<CallAnswer<'GET /moderation/queue'>>(`/api/moderation/queue?state=${state}`)
  ).body.items;
const decide = (id: string, decision: string) =>
  server.as(moderator).post(`/api/moderation/reports/${id}/decide`, { decision });

it('takes along the pictures of what a rule held back and nobody had decided', async () => {
  const person = await server.aUser();
  expect((await holdBack(person)).status).toBe(422);
  await forget(person);
  await sweepADayLater(person);
  expect(await server.db('media').where({ owner_id: person.id })).toEqual([]);
});

it('leaves a post that stays its pictures, which a rule had held back', async () => {
  const person = await server.aUser();
  await holdBack(person);
  const [held] = await server.db('held_words').where({ author_id: person.id });
  await server.as(moderator).post(`/api/moderation/held/${held.id}/decide`, { decision: 'release' });
  await forget(person, true);
  await sweepADayLater(person);
  expect(await server.db('media').where({ owner_id: person.id })).toMatchObject([{ is_public: true }]);
});

it('leaves moderators neither the name nor the words of what was reported and decided', async () => {
  const person = await server.aUser({ name: 'Amber Lindqvist' });
  const { ID } = await aPost(server, person, { context: 'words of Amber' });
  await report(`posts/${ID}`);
  await report(`people/${person.username}`);
  const [first] = await queue();
  await decide(first?.id ?? '', 'warn');
  const [warning] = await server.db('decisions');
  await server.as(person).post(`/api/moderation/decisions/${warning.id}/appeal`, { words: 'I, Amber' });
  await forget(person);
  const shown = [...(await queue()), ...(await queue('appealed'))];
  expect(shown.map(({ said, about }) => [said, about?.name])).toEqual([
    ['', 'Somebody who left'],
    ['', 'Somebody who left'],
  ]);
  expect(JSON.stringify(shown)).not.toContain('Amber');
});

it('leaves moderators what was reported of a post that stays', async () => {
  const person = await server.aUser();
  const { ID } = await aPost(server, person, { context: 'still here' });
  await report(`posts/${ID}`);
  await forget(person, true);
  expect(await queue()).toMatchObject([{ said: 'still here', path: `/post/${ID}` }]);
});

it('leaves no name in what the log says of reports, and of words that were held back', async () => {
  const person = await server.aUser({ username: 'basalt' });
  await holdBack(person);
  await report('people/basalt');
  const [held] = await server.db('held_words').where({ author_id: person.id });
  await server.as(moderator).post(`/api/moderation/held/${held.id}/decide`, { decision: 'refuse' });
  const [one] = await queue();
  await decide(one?.id ?? '', 'dismiss');
  const naming = () => server.db('audit_log').whereRaw(`details::text like '%basalt%'`).pluck('act');
  expect(await naming()).toEqual(['held.refused', 'report.settled']);
  await forget(person);
  expect(await naming()).toEqual([]);
});

it('leaves none of the IDs somebody had in what the log says of words that are themselves long gone', async () => {
  const [person, admin] = [await server.aUser({ username: 'gneiss' }), await server.aUser({ isAdmin: true })];
  await holdBack(person);
  const [held] = await server.db('held_words').where({ author_id: person.id });
  await server.as(moderator).post(`/api/moderation/held/${held.id}/decide`, { decision: 'refuse' });
  server.clock.advance({ days: 40 });
  await prune(server.plaza);
  await server.as(admin).post(`/api/monitor/edit/${person.id}`, { username: 'granite' });
  const naming = () => server.db('audit_log').whereRaw(`details::text like '%gneiss%'`).pluck('act');
  expect((await naming()).toSorted()).toEqual(['held.refused', 'person.edited']);
  await forget(person);
  expect(await naming()).toEqual([]);
});

async function tryMailTo(to: string, { by }: { by: User }): Promise<void> {
  const smtp = new TestSmtp();
  server.plaza.config.smtpUrl = await smtp.open();
  await server.as(by).post('/api/setup/mail', { to });
  smtp.close();
  server.plaza.config.smtpUrl = undefined;
}

it('leaves no address in what the log says of mails that were tried', async () => {
  const admin = await server.aUser({ isAdmin: true, email: 'Schist@plaza.example' });
  const other = await server.aUser({ isAdmin: true });
  await tryMailTo('schist@plaza.example', { by: other });
  await tryMailTo('address-of-before@plaza.example', { by: admin });
  await tryMailTo('other@plaza.example', { by: other });
  const tried = () =>
    server.db('audit_log').where({ act: 'settings.mail-tried' }).orderBy('seq').pluck('details');
  expect(await tried()).toHaveLength(3);
  await forget(admin);
  expect(await tried()).toEqual([null, null, { to: 'other@plaza.example' }]);
});

it.each([
  { posts: 'go', keepsPosts: false },
  { posts: 'stay', keepsPosts: true },
])('leaves moderators no word that they told them of others, where posts $posts', async ({ keepsPosts }) => {
  const [person, other] = [await server.aUser({ name: 'Amber Lindqvist' }), await server.aUser()];
  const told = { reason: 'other', note: 'He came to my door in Elm Street' };
  await server.as(person).post(`/api/people/${other.username}/report`, told);
  expect(JSON.stringify(await queue())).toContain('Elm Street');
  await forget(person, keepsPosts);
  // That somebody has reported it stays.
  const [item] = await queue();
  expect(item?.reports).toMatchObject([{ reason: 'other', note: '' }]);
});
