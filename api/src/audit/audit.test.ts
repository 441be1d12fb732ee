import type { CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { recordAct } from './recordAct.ts';

const server = testPlaza();
let admin: User;
let basalt: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true, username: 'amber' });
  basalt = await server.aUser({ username: 'basalt' });
  for (const is_blocked of [true, false]) {
    await server.as(admin).post(`/api/monitor/edit/${basalt.id}`, { is_blocked });
  }
  await server.as(admin).post(`/api/monitor/edit/${admin.id}`, { name: 'Amber' });
});

const search = async (query = '') =>
  (await server.as(admin).get<CallAnswer<'GET /audit'>>(`/api/audit${query}`)).body.items;
const verify = async () =>
  (await server.as(admin).get<CallAnswer<'GET /audit/verify'>>('/api/audit/verify')).body;

it('shows who did what to whom, newest first', async () => {
  const acts = (await search()).filter(({ act }) => act.startsWith('person.'));
  expect(acts).toMatchObject([
    { act: 'person.edited', actor: { username: 'amber' }, about: { kind: 'person', title: 'amber' } },
    { act: 'person.unblocked', actor: { id: admin.id }, about: { id: basalt.id, title: 'basalt' } },
    { act: 'person.blocked', details: { is_blocked: { from: false, to: true } } },
  ]);
});

it.each([
  ['basalt', ['person.unblocked', 'person.blocked']],
  ['@basalt', ['person.unblocked', 'person.blocked']],
  ['person.bl', ['person.blocked']],
  ['%25', []],
])('is searched for %s', async (q, acts) => {
  expect((await search(`?q=${q}`)).map(({ act }) => act)).toEqual(acts);
});

it('shows the entries of one act alone, of somebody or of everybody', async () => {
  const acts = async (query: string) => (await search(query)).map(({ act }) => act);
  expect(await acts('?act=person.blocked')).toEqual(['person.blocked']);
  expect(await acts('?act=person.edited&q=basalt')).toEqual([]);
});

it('notes that it was looked at itself', async () => {
  expect(await server.db('audit_log').where({ act: 'audit.looked', actor_id: admin.id })).toHaveLength(1);
});

it('is whole, and says how many entries it has and which is the last hash', async () => {
  const answer = await verify();
  const [{ hash }] = await server.db('audit_log').orderBy('seq', 'desc').limit(1);
  expect(answer).toEqual({
    is_whole: true,
    entries: expect.any(Number),
    head: hash.toString('hex'),
    broken_at: null,
  });
  expect(answer.entries).toBe(Number((await server.db('audit_log').count())[0]?.['count']));
});

it('keeps its order when many write at once', async () => {
  const { plaza } = server;
  const act = { by: admin, act: 'audit.looked', about: { kind: 'audit', id: '' } } as const;
  await Promise.all(
    Array.from({ length: 20 }, () =>
      server.db.transaction((db) => recordAct({ db, clock: plaza.clock }, act)),
    ),
  );
  expect(await verify()).toMatchObject({ is_whole: true });
});

it('leaves no entry of what was not committed', async () => {
  const before = (await verify()).entries;
  const failing = server.db.transaction(async (db) => {
    await recordAct(
      { db, clock: server.clock },
      { by: null, act: 'settings.changed', about: { kind: 'settings', id: 'x' } },
    );
    throw new Error('changed my mind');
  });
  await expect(failing).rejects.toThrow('changed my mind');
  expect(await verify()).toMatchObject({ is_whole: true, entries: before });
});

it.each([
  ['changed', 'update audit_log set act = act'],
  ['deleted', 'delete from audit_log'],
  ['emptied', 'truncate audit_log'],
])('cannot be %s', async (_, sql) => {
  await expect(server.db.raw(sql)).rejects.toThrow('audit_log is append-only');
});

describe('in the hands of somebody who is stronger than its triggers', () => {
  /** Changes the log as only the owner of the database can, looks, and puts it back. */
  async function tamper(sql: string): Promise<CallAnswer<'GET /audit/verify'>> {
    await server.db.raw('create table backup as select * from audit_log');
    await server.db.raw('alter table audit_log disable trigger user');
    await server.db.raw(sql);
    const answer = await verify();
    await server.db.raw('truncate audit_log');
    await server.db.raw('insert into audit_log select * from backup');
    await server.db.raw('drop table backup');
    await server.db.raw('alter table audit_log enable trigger user');
    expect(await verify()).toMatchObject({ is_whole: true });
    return answer;
  }

  it.each([
    ['another act', `update audit_log set act = 'investor.added' where seq = 3`, '3'],
    ['another person', 'update audit_log set actor_id = 999 where seq = 4', '4'],
    ['another time', `update audit_log set at = at + interval '1 second' where seq = 2`, '2'],
    ['other details', `update audit_log set details = '{}' where seq = 1 or details is not null`, null],
    ['one entry less', 'delete from audit_log where seq = 2', '2'],
    ['an end cut off', 'delete from audit_log where seq > 3', '4'],
  ])('shows %s', async (_, sql, at) => {
    const answer = await tamper(sql);
    expect(answer.is_whole).toBe(false);
    expect(answer.broken_at).toEqual(at ?? expect.any(String));
  });
});
