import type { AdminPerson, CallAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { FROM_OUR_PAGE, NOT_FROM_HERE } from '../http/testing/notFromHere.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { User } from '../users/User.ts';

const server = testPlaza();
let admin: User;
let person: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
});
beforeEach(async () => {
  person = await server.aUser();
});
const stored = async () => User.query(server.db).findById(person.id).throwIfNotFound();
const remove = () => server.as(admin).delete<{ data: AdminPerson }>(`/api/monitor/${person.id}`);
const restore = () =>
  server.as(admin).post<{ data: AdminPerson; code: string }>(`/api/monitor/restore/${person.id}`);

it('a deleted person is gone from sight at once, with every session', async () => {
  const visitor = server.as(person);
  await visitor.get('/api/account');
  expect((await remove()).body.data).toMatchObject({
    deleted_at: expect.any(String),
    gone_at: expect.any(String),
  });
  expect((await visitor.get('/api/account')).status).toBe(401);
  expect((await server.as(admin).get(`/api/profile/${person.username}`)).status).toBe(404);
  expect((await remove()).status).toBe(404);
});

it('can be restored for 30 days, and keeps all that is theirs', async () => {
  await remove();
  server.clock.advance({ days: 29 });
  await server.runAllJobs();
  expect((await restore()).body.data).toMatchObject({ id: person.id, name: person.name, deleted_at: null });
  expect((await restore()).status).toBe(404);
  server.clock.advance({ days: 2 });
  await server.runAllJobs();
  expect(await stored()).toMatchObject({ name: person.name, email: person.email, deleted_at: null });
});

it('is gone from sight with every post, also who had once left and wanted them to stay', async () => {
  const { ID } = await aPost(server, person);
  await server.as(person).delete('/api/account', { username: person.username, posts: 'keep' });
  await restore();
  const reader = server.as(await server.aUser());
  expect((await reader.get(`/api/posts/${ID}`)).status).toBe(200);
  await remove();
  expect((await reader.get(`/api/posts/${ID}`)).status).toBe(404);
});

it('is gone after that, and so is what the audit log said of them; that it was done stays', async () => {
  await server.as(admin).post(`/api/monitor/edit/${person.id}`, { name: 'A name to forget' });
  await remove();
  server.clock.advance({ days: 30, seconds: 1 });
  expect((await restore()).body.code).toBe('monitor.gone');
  await server.runAllJobs();
  expect(await stored()).toMatchObject({ name: 'Somebody who left', is_admin: false });
  const entries = await server
    .db('audit_log')
    .where({ about_id: person.id })
    .orderBy('seq')
    .select('act', 'details');
  expect(entries).toEqual([
    { act: 'person.edited', details: null },
    { act: 'person.deleted', details: null },
  ]);
  const verified = await server.as(admin).get<CallAnswer<'GET /audit/verify'>>('/api/audit/verify');
  expect(verified.body).toMatchObject({ is_whole: true, broken_at: null });
});

describe('GET /monitor/delete/{id}', () => {
  const ask = async (headers: Record<string, string>, as: User | null = admin) =>
    (await server.as(as).get(`/api/monitor/delete/${person.id}`, headers)).status;

  it('[7.4-1] deletes when a page of this Plaza asks, and when a program with a token does', async () => {
    expect(await ask(FROM_OUR_PAGE)).toBe(200);
    expect((await stored()).deleted_at).not.toBeNull();
    person = await server.aUser();
    expect(await ask({})).toBe(200);
  });

  it.each(NOT_FROM_HERE)('does nothing for %s', async (_, headers) => {
    expect(await ask(headers)).toBe(403);
    expect((await stored()).deleted_at).toBeNull();
  });

  it('does nothing without a token, whatever cookies come along, and nothing for HEAD', async () => {
    expect(await ask({ ...FROM_OUR_PAGE, cookie: 'plaza_device=x' }, null)).toBe(401);
    expect(
      (await server.as(admin).fetch(`/api/monitor/delete/${person.id}`, { method: 'HEAD' })).status,
    ).toBe(405);
    expect((await stored()).deleted_at).toBeNull();
  });

  it('is never cached, and is in the audit log', async () => {
    const answer = await server.as(admin).get(`/api/monitor/delete/${person.id}`, FROM_OUR_PAGE);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    const entries = await server.db('audit_log').where({ about_id: person.id }).pluck('act');
    expect(entries).toEqual(['person.deleted']);
  });
});
