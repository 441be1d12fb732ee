import type { Activity, CallAnswer } from '@plaza/api-contract';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';

const server = testPlaza();
let admin: User;
let person: User;
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
  person = await server.aUser();
  await server.db('user_activity').insert([
    {
      user_id: person.id,
      day: '2026-11-01',
      first_active: '2026-11-01T08:00:00Z',
      last_active: '2026-11-01T09:30:00Z',
    },
    {
      user_id: person.id,
      day: '2026-11-03',
      first_active: '2026-11-03T20:00:00Z',
      last_active: '2026-11-03T23:10:00Z',
    },
  ]);
});
const activity = (as: User | null, id = person.id) =>
  server.as(as).get<{ data: Activity[]; code: string }>(`/api/monitor/${id}`);

it('[7.4-1] [3-2] tells an administrator when a person was here, newest first', async () => {
  expect((await activity(admin)).body.data).toEqual([
    { user_id: person.id, first_active: '2026-11-03T20:00:00.000Z', last_active: '2026-11-03T23:10:00.000Z' },
    { user_id: person.id, first_active: '2026-11-01T08:00:00.000Z', last_active: '2026-11-01T09:30:00.000Z' },
  ]);
});

it('tells everybody their own, and nobody anybody else’s', async () => {
  expect((await activity(person)).body.data.length).toBeGreaterThan(1);
  const stranger = await server.aUser({ role: 'moderator' });
  const { status, body } = await activity(stranger);
  expect([status, body.code]).toEqual([403, 'monitor.not-yours']);
  expect((await activity(null)).status).toBe(401);
  expect((await activity(admin, '999999')).status).toBe(404);
  expect((await activity(admin, 'x')).status).toBe(400);
});

it('is noted as a look, once in ten minutes, and not when it is one’s own', async () => {
  const looks = async () =>
    (await server.db('audit_log').where({ act: 'person.activity-looked', about_id: person.id })).length;
  const before = await looks();
  expect(before).toBe(1);
  await activity(admin);
  await activity(person);
  expect(await looks()).toBe(1);
  server.clock.advance({ minutes: 11 });
  await activity(admin);
  expect(await looks()).toBe(2);
});

describe('the sessions of a person', () => {
  const sessions = () =>
    server.as(admin).get<CallAnswer<'GET /monitor/sessions/:id'>>(`/api/monitor/sessions/${person.id}`);

  it('are listed, ended one by one, and all together', async () => {
    await server.db('session_families').where({ user_id: person.id }).delete();
    const [one, two] = [server.as(person), server.as(person)];
    await one.get('/api/account');
    await two.get('/api/account');
    const [first] = (await sessions()).body.data;
    const end = await server.as(admin).delete(`/api/monitor/sessions/${person.id}?session=${first?.id}`);
    expect(end.body).toEqual({ ended: 1 });
    expect((await sessions()).body.data).toHaveLength(1);
    expect((await server.as(admin).delete(`/api/monitor/sessions/${person.id}`)).body).toEqual({ ended: 1 });
    expect([(await one.get('/api/account')).status, (await two.get('/api/account')).status]).toEqual([
      401, 401,
    ]);
  });

  it('of somebody else are not ended by their number', async () => {
    const other = await server.aUser();
    const visitor = server.as(other);
    await visitor.get('/api/account');
    const [{ id }] = await server.db('session_families').where({ user_id: other.id });
    const end = await server.as(admin).delete(`/api/monitor/sessions/${person.id}?session=${id}`);
    expect(end.body).toEqual({ ended: 0 });
    expect((await visitor.get('/api/account')).status).toBe(200);
  });
});
