import type { ChildProcess } from 'node:child_process';
import { DeathWatch } from '../jobs/DeathWatch.ts';
import { openJobPool } from '../jobs/openJobPool.ts';
import { testPlaza } from '../testing/testPlaza.ts';
import { killWorker, startWorker } from '../testing/workerProcess.ts';
import { forgetPersonJob } from './forgetPersonJob.ts';

const server = testPlaza();
let worker: ChildProcess;

/** `npm run test:deep` takes as many as a person may have written in years. */
const MANY = process.env['PLAZA_DEEP'] ? 20_000 : 1_000;
const BATCH = 200;
/** A key that no part of Plaza locks. */
const GATE = 4_711;

beforeAll(async () => {
  worker = await startWorker(server);
}, 60_000);
afterAll(() => void worker?.kill('SIGKILL'));

/** Somebody whose posts many have given stars. */
async function whoWrote() {
  const person = await server.aUser();
  const others = await Promise.all([1, 2, 3].map(() => server.aUser()));
  await server.db.raw(
    `insert into posts (author_id, context, sharing) select ?, 'word', 1 from generate_series(1, ?::int)`,
    [person.id, MANY],
  );
  await server.db.raw(
    `insert into reactions (post_id, user_id, stars)
     select p.id, u.id, 5 from posts p cross join unnest(?::bigint[]) as u(id) where p.author_id = ?`,
    [others.map(({ id }) => id), person.id],
  );
  return person;
}

/** Notes how many posts each transaction takes, and lets none past this post while somebody holds the gate. */
async function watchBatches(postId: string): Promise<void> {
  await server.db.raw('create table batches (transaction bigint, posts integer)');
  await server.db.raw(`
    create function note() returns trigger language plpgsql as $$
    begin insert into batches select txid_current(), count(*) from gone; return null; end $$`);
  await server.db.raw(`
    create trigger note after delete on posts referencing old table as gone
    for each statement execute function note()`);
  await server.db.raw(`
    create function gate() returns trigger language plpgsql as $$
    begin if old.id = ${postId} then perform pg_advisory_xact_lock_shared(${GATE}); end if; return old; end $$`);
  await server.db.raw('create trigger gate before delete on posts for each row execute function gate()');
}

/** Whoever works waits for other things as well, before the first batch. */
async function isSomebodyAtGate(): Promise<boolean> {
  const { rows } = await server.db.raw(
    `select from pg_locks where locktype = 'advisory' and objid = ? and not granted`,
    [GATE],
  );
  return rows.length > 0;
}

const countOf = async (table: string) => Number((await server.db(table).count())[0]?.['count']);

it(`${MANY} posts with stars go batch by batch, and go on where they were after the process was killed`, async () => {
  const { id: userId } = await whoWrote();
  const middle = await server
    .db('posts')
    .orderBy('id')
    .offset(MANY / 2)
    .first('id');
  await watchBatches(middle.id);
  await server.db.transaction(async (db) => {
    await db.raw('select pg_advisory_xact_lock(?)', [GATE]);
    // Only now: the worker looks by itself for who left long ago, and would begin before anybody watches.
    await server.db('users').where({ id: userId }).update({ deleted_at: '2020-01-01' });
    await forgetPersonJob.queue(server.db, { userId });
    while (!(await isSomebodyAtGate()));
    await killWorker(worker);
  });
  const left = await countOf('posts');
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(MANY);
  expect(await countOf('reactions')).toBe(3 * left);

  const { plaza } = server;
  const pool = openJobPool(plaza.config.databaseUrl ?? '', { log: plaza.log, closing: plaza.closing });
  const watch = new DeathWatch(pool, plaza.log, 0);
  const isHeld = async () =>
    (await server.db('graphile_worker._private_jobs').whereNotNull('locked_by').first('id')) !== undefined;
  while (await isHeld()) await watch.look();
  await pool.end();
  await server.runAllJobs();
  expect([await countOf('posts'), await countOf('reactions')]).toEqual([0, 0]);
  expect((await server.db('users').where({ id: userId }).first()).forgotten_at).not.toBeNull();
  const batches = await server.db('batches').groupBy('transaction').sum({ posts: 'posts' });
  expect(batches.reduce((sum, { posts }) => sum + Number(posts), 0)).toBe(MANY);
  expect(Math.max(...batches.map(({ posts }) => Number(posts)))).toBeLessThanOrEqual(BATCH);
}, 120_000);
