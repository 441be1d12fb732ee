import { EventEmitter } from 'node:events';
import { setTimeout } from 'node:timers/promises';
import {
  type JobHelpers,
  Logger as WorkerLogger,
  run,
  runOnce,
  type Runner,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import type { Plaza } from '../plaza.ts';
import { DeathWatch } from './DeathWatch.ts';
import { GivenUp, type Job } from './defineJob.ts';
import type { JobPool } from './openJobPool.ts';
import { runnerName } from './signOfLife.ts';

const HANDS = 4;
const RESTART_MS = 1_000;
/** So long a job may take to end when its process does. After that it is let go, and tried again by whoever comes next. */
const LAST_MS = 1_000;
/** How often one looks for processes that died. It is a sign of one's own life too, when all workers are busy. */
const LOOK_MS = 2_000;

interface Patience {
  lookMs?: number;
  graceMs?: number;
  /** How long what is being done may go on when it is stopped. */
  lastMs?: number;
  /** How many are done at a time. */
  hands?: number;
}

export interface JobRunner {
  stop(): Promise<void>;
}

/** Works through the queue in this process, and comes back when the database was away. */
export function runJobs(
  jobs: readonly Job<unknown>[],
  pool: JobPool,
  plaza: Plaza,
  { lookMs = LOOK_MS, graceMs, lastMs = LAST_MS, hands = HANDS }: Patience = {},
): JobRunner {
  let stopped = false;
  let runner: Runner | undefined;
  const events: WorkerEvents = new EventEmitter();
  let runs = 0;
  let workers: string[] = [];
  // Before it takes its first job: under this name it is known who holds it.
  events.on('pool:create', ({ workerPool }) => {
    workerPool.id = runnerName(pool.process, (runs += 1));
    workers.push(workerPool.id);
  });
  const running = (async () => {
    while (!stopped) {
      try {
        await letGo(pool, workers);
        workers = [];
        runner = await run({
          ...options(jobs, pool, plaza),
          events,
          concurrency: hands,
          noHandleSignals: true,
          pollInterval: 2_000,
        });
        if (stopped) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!stopped) plaza.log.warn({ err: error }, 'the job queue paused');
      }
      if (!stopped) await setTimeout(RESTART_MS, undefined, { ref: false });
    }
  })();
  const watch = new DeathWatch(pool, plaza.log, graceMs);
  let looking: Promise<void> | undefined;
  const look = () => void (looking ??= watch.look().finally(() => (looking = undefined)));
  look();
  const looks = setInterval(look, lookMs).unref();
  return {
    async stop() {
      stopped = true;
      clearInterval(looks);
      const ended = Promise.resolve(runner?.stop())
        .catch(() => undefined)
        .then(() => running);
      const late = new AbortController();
      const isLate = setTimeout(lastMs, true, { signal: late.signal }).catch(() => false);
      // What does not end in time is free for others at once, and not only when they see that this process is gone.
      if (await Promise.race([ended, isLate])) await letGo(pool, workers).catch(() => undefined);
      late.abort();
      await looking;
    },
  };
}

/** Does everything that is due, then returns. */
export async function runDueJobs(jobs: readonly Job<unknown>[], pool: Pool, plaza: Plaza): Promise<void> {
  await runOnce(options(jobs, pool, plaza));
}

/** What workers of ours held when they broke off would else stay locked for hours. */
async function letGo(pool: Pool, workers: readonly string[]): Promise<void> {
  if (workers.length === 0) return;
  await pool.query('select graphile_worker.force_unlock_workers($1)', [workers]);
}

function options(jobs: readonly Job<unknown>[], pgPool: Pool, plaza: Plaza) {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [
      job.name,
      (payload: unknown, { job: { id } }: JobHelpers) => runOne(job, { id, payload }, plaza),
    ]),
  );
  // Outside of a batch nobody waits for the note that a job ended, and one that fails takes the process down.
  const preset = { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } };
  return { pgPool, taskList, preset, logger: quietLogger(plaza.log) };
}

/** What another try would not change is not tried again, and what did not go at once no longer goes before the rest. */
async function runOne(
  job: Job<unknown>,
  { id, payload }: { id: string; payload: unknown },
  plaza: Plaza,
): Promise<void> {
  try {
    await job.run(job.payload.parse(payload), plaza);
  } catch (error) {
    if (error instanceof GivenUp) return plaza.log.error({ err: error, job: job.name }, 'a job was given up');
    if (job.isUrgent)
      await plaza.db.raw('update graphile_worker._private_jobs set priority = 0 where id = ?', [id]);
    throw error;
  }
}

function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ from: 'jobs' }, message);
    else if (level === 'warning') log.warn({ from: 'jobs' }, message);
    else log.debug({ from: 'jobs' }, message);
  });
}
