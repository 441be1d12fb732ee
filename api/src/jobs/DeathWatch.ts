import type { Logger } from '../logger.ts';
import type { JobPool } from './openJobPool.ts';
import { isSilent, SIGN } from './signOfLife.ts';

/** A living process whose connections broke, or whose database restarted, is back long before. */
const GRACE_MS = 10_000;
/** A connection that leads nowhere is given up, and with it what is in its way. */
const ASK_MS = 5_000;

const SILENT = `select distinct locked_by from graphile_worker._private_jobs where ${isSilent('locked_by')}`;

// As graphile-worker notes a try that failed, and so a job that kills its process waits longer each time.
const LET_GO = `
  with freed as (
    update graphile_worker._private_jobs set
      locked_by = null, locked_at = null, last_error = 'The process that worked on it died.',
      run_at = greatest(now(), run_at) + exp(least(attempts, 10)) * interval '1 second'
    where locked_by = any($3) and ${isSilent('locked_by')}
    returning id
  ), queues as (
    update graphile_worker._private_job_queues set locked_by = null, locked_at = null
    where locked_by = any($3) and ${isSilent('locked_by')}
  )
  select id from freed`;

/** Lets go the jobs of processes that died, which graphile-worker alone would do after four hours. */
export class DeathWatch {
  readonly #pool: JobPool;
  readonly #log: Logger;
  readonly #graceMs: number;
  /** Runners that hold jobs and give no sign, and since when. */
  readonly #silentSince = new Map<string, number>();

  constructor(pool: JobPool, log: Logger, graceMs = GRACE_MS) {
    this.#pool = pool;
    this.#log = log;
    this.#graceMs = graceMs;
  }

  async look(now = performance.now()): Promise<void> {
    try {
      const dead = await this.#dead(now);
      if (dead.length > 0) await this.#letGo(dead);
    } catch (error) {
      // While the database is away nobody gives a sign. They have their time to come back from when it is there.
      this.#silentSince.clear();
      this.#log.debug({ err: error }, 'who died could not be asked');
    }
  }

  async #dead(now: number): Promise<string[]> {
    const silent = (await this.#ask<{ locked_by: string }>(SILENT)).map((row) => row.locked_by);
    for (const runner of this.#silentSince.keys()) {
      if (!silent.includes(runner)) this.#silentSince.delete(runner);
    }
    return silent.filter((runner) => {
      const since = this.#silentSince.get(runner) ?? now;
      this.#silentSince.set(runner, since);
      return now - since >= this.#graceMs;
    });
  }

  async #letGo(dead: readonly string[]): Promise<void> {
    const jobs = (await this.#ask<{ id: string }>(LET_GO, dead)).map(({ id }) => id);
    if (jobs.length > 0) this.#log.warn({ jobs }, 'a process died over jobs; they are tried again');
  }

  async #ask<Row extends object>(text: string, ...more: unknown[]): Promise<Row[]> {
    const asked = { text, values: [SIGN, String(this.#pool.process), ...more], query_timeout: ASK_MS };
    return (await this.#pool.query<Row>(asked)).rows;
  }
}
