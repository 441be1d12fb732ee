import { randomUUID } from 'node:crypto';
import { LIVE_NUMBERS, type CallAnswer } from '@plaza/api-contract';
import { aPost } from '../feed/testing/aPost.ts';
import { joinHub, leaveHub } from '../realtime/testing/joinHub.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import type { User } from '../users/User.ts';
import { CallTimes, p95Ms } from './CallTimes.ts';
import { keepMinute } from './keepMinute.ts';
import { watchBoard } from './live.routes.ts';

const server = testPlaza();
let admin: User;
let reader: User;
const node = '11111111-1111-4111-8111-111111111111';
beforeAll(async () => {
  admin = await server.aUser({ isAdmin: true });
  reader = await server.aUser();
});
beforeEach(async () => {
  await server.db('live_minutes').delete();
  await server.db('live_calls').delete();
  // Two seconds an answer is believed.
  server.clock.advance({ seconds: 3 });
});

const live = async () => (await server.as(admin).get<CallAnswer<'GET /live'>>('/api/live')).body;
const lines = async () => (await server.as(admin).get<CallAnswer<'GET /live/lines'>>('/api/live/lines')).body;
const note = (times = new CallTimes(server.plaza.metrics.requests), as = node) =>
  keepMinute(server.plaza, { node: as, times });

it('says who is here, what is written, and how the machine is', async () => {
  await server.db('hub_presence').insert([
    { user_id: reader.id, node: 'a', seen_at: new Date() },
    { user_id: reader.id, node: 'b', seen_at: new Date() },
    { user_id: admin.id, node: 'a', seen_at: new Date(Date.now() - 120_000) },
  ]);
  const { ID } = await aPost(server, reader);
  await server.db('posts').where({ id: ID }).update({ created_at: server.clock.now() });
  const now = await live();
  expect(now).toMatchObject({ online: 1, posts: 1, messages: 0, zones: [], mail_failing: 0 });
  expect(now.db_bytes).toBeGreaterThan(1_000_000);
  expect(now.disk_free).toBeGreaterThan(0);
  expect(now.disk_free).toBeLessThan(now.disk_bytes);
});

it('says who is in which zone, each once, and nobody who has left', async () => {
  const visit = (zone: string, id: number, more: object = {}) => ({
    pass: randomUUID(),
    zone,
    copy: 1,
    id,
    user_id: reader.id,
    node,
    ...more,
  });
  await server
    .db('zone_visits')
    .insert([
      visit('library', 1),
      visit('library', 2),
      visit('castle', 1, { user_id: admin.id }),
      visit('mermaid', 1, { left_at: new Date() }),
      visit('park', 1, { seen_at: new Date(Date.now() - 120_000) }),
    ]);
  const { zones, in_zones } = await live();
  expect(zones).toEqual([
    { zone: 'castle', people: 1 },
    { zone: 'library', people: 1 },
  ]);
  expect(in_zones).toBe(2);
  await note();
  expect((await lines()).hour.in_zones?.at(-1)).toBe(2);
  await server.db('zone_visits').delete();
});

it('counts the jobs whose time has come, and apart the mails and pushes whose last try failed', async () => {
  const add = (task: string, runAt: string) =>
    server.db.raw(`select graphile_worker.add_job(?, '{}'::json, run_at := now() + ?::interval)`, [
      task,
      runAt,
    ]);
  await add('mail.send', '-90 seconds');
  await add('push.send', '1 day');
  await add('feed.purge', '-1 second');
  await add('users.forget', '30 days');
  await server.db.raw(
    `update graphile_worker._private_jobs j set last_error = 'connection refused', attempts = 1
     from graphile_worker._private_tasks t where t.id = j.task_id and t.identifier in ('mail.send', 'push.send')`,
  );
  const { jobs, mail_failing, push_failing } = await live();
  expect({ mail_failing, push_failing }).toEqual({ mail_failing: 1, push_failing: 1 });
  expect(jobs).toMatchObject({ waiting: 2, failing: 2 });
  expect(jobs.oldest_seconds).toBeGreaterThanOrEqual(90);
  await server.db.raw('delete from graphile_worker._private_jobs');
});

it('draws lines out of noted minutes, with gaps where nothing ran, and keeps them over a restart', async () => {
  await note();
  server.clock.advance({ minutes: 3 });
  await note();
  const { hour, day } = await lines();
  expect(Object.keys(hour).toSorted()).toEqual([...LIVE_NUMBERS].toSorted());
  expect(hour.online).toHaveLength(60);
  expect(hour.db_bytes?.slice(-5).map((one) => one !== null)).toEqual([false, true, false, false, true]);
  expect(day.online).toHaveLength(96);
  expect(day.db_bytes?.filter((one) => one !== null).length).toBeGreaterThan(0);
});

it('two processes that note the same minute add up what they answered, and count the rest once', async () => {
  const one = new CallTimes(server.plaza.metrics.requests);
  const other = new CallTimes(server.plaza.metrics.requests);
  await one.take();
  await other.take();
  await server.as(admin).get('/api/live/lines');
  await Promise.all([note(one), note(other, node.replaceAll('1', '2'))]);
  const [row, ...more] = await server.db('live_minutes');
  expect(more).toEqual([]);
  // Both watch the same histogram here: each has seen the one call.
  expect(row).toMatchObject({ requests: 2, errors: 0 });
  const { slow } = await live();
  expect(slow.find(({ call }) => call === 'GET /live/lines')).toMatchObject({ count: 2, errors: 0 });
});

it('counts no fault when a server that starts says that it is not ready', async () => {
  const { requests } = server.plaza.metrics;
  const times = new CallTimes(requests);
  await times.take();
  requests.observe({ call: 'GET /readyz', status: '503' }, 0.01);
  requests.observe({ call: 'GET /games', status: '503' }, 0.01);
  const taken = await times.take();
  expect(taken.map(({ call, errors }) => [call, errors])).toEqual([
    ['GET /readyz', 0],
    ['GET /games', 1],
  ]);
});

it('keeps how long the slowest call of a minute took, of all processes the slowest; a minute from before is a gap', async () => {
  const { requests } = server.plaza.metrics;
  const one = new CallTimes(requests);
  const other = new CallTimes(requests);
  await one.take();
  requests.observe({ call: 'GET /feed/:tab', status: '200' }, 0.4);
  await other.take();
  requests.observe({ call: 'GET /games', status: '200' }, 0.004);
  await note(one);
  await note(other, node.replaceAll('1', '2'));
  expect((await lines()).hour.slowest_ms?.at(-1)).toBe(500);
  await server.db('live_minutes').update({ slowest_ms: null, in_zones: null });
  const { hour } = await lines();
  expect([hour.slowest_ms?.at(-1), hour.in_zones?.at(-1)]).toEqual([null, null]);
  expect(hour.online?.at(-1)).toEqual(expect.any(Number));
});

it('forgets what nobody is shown any more', async () => {
  await note();
  server.clock.advance({ days: 9 });
  await note();
  expect(await server.db('live_minutes')).toHaveLength(1);
  expect((await server.db('live_calls').distinct('minute')).length).toBeLessThanOrEqual(1);
});

it.each([
  [[0, 0, 0, 100, 0, 0, 0, 0, 0, 0, 0], 50],
  [[94, 0, 0, 0, 0, 0, 6, 0, 0, 0, 0], 500],
  [[0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 3], 10_000],
])('of %j the slowest five of a hundred begin at %i ms', (buckets, ms) => {
  expect(p95Ms(buckets)).toBe(ms);
});

describe('the board through the hub', () => {
  afterEach(leaveHub);
  const firstOf = async (person: User) => {
    const { connection } = await joinHub(server.url, await server.bearerOf(person));
    return new Promise((next, error) => {
      connection.stream('live').subscribe({ next, error, complete: () => error(new Error('It ended.')) });
    });
  };

  it('is told to administrators', async () => {
    expect(await firstOf(admin)).toEqual({ ...(await live()), at: expect.any(String) });
    await expect(firstOf(reader)).rejects.toThrow('Only an administrator may do that.');
  });

  it('is told again and again, until who looks is no administrator any more', async () => {
    const keeper = await server.aUser({ isAdmin: true });
    const asker = { userId: keeper.id, db: server.db, signal: new AbortController().signal };
    const board = watchBoard({ read: live, everyMs: 1 }, asker);
    for (let times = 0; times < 3; times += 1)
      expect((await board.next()).value).toMatchObject({ db_bytes: expect.any(Number) });
    await server.db('users').where({ id: keeper.id }).update({ is_admin: false });
    await expect(board.next()).rejects.toThrow('Only an administrator may do that.');
  });
});

it('is for administrators', async () => {
  for (const path of ['/api/live', '/api/live/lines']) {
    expect((await server.as(null).get(path)).status).toBe(401);
    expect((await server.as(reader).get(path)).status).toBe(403);
  }
});
