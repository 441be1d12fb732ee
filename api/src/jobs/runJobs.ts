import { Logger as WorkerLogger, run, runOnce, type Runner, type TaskList } from 'graphile-worker';
import type { Pool } from 'pg';
import type { Logger } from '../logger.ts';
import type { Plaza } from '../plaza.ts';
import type { Job } from './defineJob.ts';

const CONCURRENCY = 4;
const RESTART_MS = 1_000;

export interface JobRunner {
  stop(): Promise<void>;
}

/** Works through the queue in this process, and comes back when the database was away. */
export function runJobs(jobs: readonly Job<unknown>[], pool: Pool, plaza: Plaza): JobRunner {
  let stopped = false;
  let runner: Runner | undefined;
  const running = (async () => {
    while (!stopped) {
      try {
        runner = await run({
          ...options(jobs, pool, plaza),
          concurrency: CONCURRENCY,
          noHandleSignals: true,
          pollInterval: 2_000,
        });
        if (stopped) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!stopped) plaza.log.warn({ err: error }, 'the job queue paused');
      }
      if (!stopped) await new Promise((resolve) => setTimeout(resolve, RESTART_MS).unref());
    }
  })();
  return {
    async stop() {
      stopped = true;
      await runner?.stop().catch(() => undefined);
      await running;
    },
  };
}

/** Does everything that is due, then returns. */
export async function runDueJobs(jobs: readonly Job<unknown>[], pool: Pool, plaza: Plaza): Promise<void> {
  await runOnce(options(jobs, pool, plaza));
}

function options(jobs: readonly Job<unknown>[], pgPool: Pool, plaza: Plaza) {
  const taskList: TaskList = Object.fromEntries(
    jobs.map((job) => [job.name, async (payload: unknown) => job.run(job.payload.parse(payload), plaza)]),
  );
  return { pgPool, taskList, logger: quietLogger(plaza.log) };
}

function quietLogger(log: Logger): WorkerLogger {
  return new WorkerLogger(() => (level, message) => {
    if (level === 'error') log.error({ from: 'jobs' }, message);
    else if (level === 'warning') log.warn({ from: 'jobs' }, message);
    else log.debug({ from: 'jobs' }, message);
  });
}
