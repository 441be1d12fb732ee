import type { ChildProcess } from 'node:child_process';
import { z } from 'zod';
import { testPlaza } from '../testing/testPlaza.ts';
import { killWorker, startWorker } from '../testing/workerProcess.ts';
import { DeathWatch } from './DeathWatch.ts';
import { defineJob } from './defineJob.ts';
import { type JobPool, openJobPool } from './openJobPool.ts';
import { runJobs } from './runJobs.ts';
import { SIGN } from './signOfLife.ts';

const HOUR = 3_600_000;

let times = 0;
let done: () => void = () => undefined;
const hold = defineJob({
  name: 'test.hold',
  payload: z.object({}),
  async run() {
    times += 1;
    done();
  },
});

describe('a job that another process works on', () => {
  const server = testPlaza({ slices: [(on) => on.job(hold)] });
  const closing = new AbortController();
  let pool: JobPool;
  let other: ChildProcess;
  let otherProcess: string;

  beforeEach(async () => {
    times = 0;
    pool = openJobPool(server.plaza.config.databaseUrl ?? '', {
      log: server.plaza.log,
      closing: closing.signal,
    });
    other = await startWorker(server);
    await hold.queue(server.db, {});
    let holder: string | null | undefined;
    while (!holder) holder = (await jobs())[0]?.locked_by;
    otherProcess = holder.split('-')[1] ?? '';
  });
  afterEach(async () => {
    await kill();
    await pool.end();
    await server.db('graphile_worker._private_jobs').delete();
  });

  const jobs = () =>
    server
      .db('graphile_worker._private_jobs')
      .select<{ attempts: number; locked_by: string | null }[]>('attempts', 'locked_by', 'last_error');
  const kill = () => killWorker(other);
  const othersSigns = async () => {
    const { rows } = await server.db.raw(
      `select pid from pg_locks where locktype = 'advisory' and classid = ? and objid = ?
       and database = (select oid from pg_database where datname = current_database())`,
      [SIGN, otherProcess],
    );
    return rows.map(({ pid }: { pid: number }) => pid);
  };
  const hasFallenSilent = async () => {
    while ((await othersSigns()).length > 0);
  };

  it('is done once more when that process is killed', async () => {
    const again = new Promise<void>((resolve) => (done = resolve));
    const runner = runJobs([hold], pool, server.plaza, { lookMs: 10, graceMs: 100 });
    await kill();
    await again;
    while ((await jobs()).length > 0);
    await runner.stop();
    expect(times).toBe(1);
  });

  it('counts as tried, and waits as after a failure', async () => {
    await kill();
    await hasFallenSilent();
    const watch = new DeathWatch(pool, server.plaza.log, HOUR);
    await watch.look(0);
    await watch.look(HOUR);
    expect(await jobs()).toEqual([
      { attempts: 1, locked_by: null, last_error: 'The process that worked on it died.' },
    ]);
    await server.runJobs();
    expect(times).toBe(0);
    await server.runAllJobs();
    expect(times).toBe(1);
    expect(await jobs()).toEqual([]);
  });

  it('is let alone while that process lives, even if it stands still', async () => {
    const before = await jobs();
    other.kill('SIGSTOP');
    const watch = new DeathWatch(pool, server.plaza.log, 0);
    await watch.look(0);
    await watch.look(HOUR);
    expect(await jobs()).toEqual(before);
    other.kill('SIGCONT');
  });

  const breakConnections = async () => {
    // Standing still, it cannot come back before that was seen.
    other.kill('SIGSTOP');
    // A connection that was being opened may give its sign only now.
    for (let signs = await othersSigns(); signs.length > 0; signs = await othersSigns()) {
      await server.db.raw('select pg_terminate_backend(pid) from unnest(?::int[]) as pid', [signs]);
    }
  };
  const comeBack = async () => {
    other.kill('SIGCONT');
    while ((await othersSigns()).length === 0);
  };

  it('is let alone when all connections of that process broke, and again, and it is back in time', async () => {
    const before = await jobs();
    const watch = new DeathWatch(pool, server.plaza.log, HOUR);
    await breakConnections();
    await watch.look(0);
    await comeBack();
    await watch.look(HOUR - 1);
    await breakConnections();
    await watch.look(HOUR);
    expect(await jobs()).toEqual(before);
  });

  it('is let alone until it was seen for long enough by who could see', async () => {
    const before = await jobs();
    const watch = new DeathWatch(pool, server.plaza.log, HOUR);
    await kill();
    await hasFallenSilent();
    await watch.look(0);
    await server.db.raw('alter table graphile_worker._private_jobs rename to away');
    await watch.look(1);
    await server.db.raw('alter table graphile_worker.away rename to _private_jobs');
    await watch.look(HOUR);
    expect(await jobs()).toEqual(before);
    await watch.look(2 * HOUR);
    expect(await jobs()).toMatchObject([{ locked_by: null }]);
  });
});
