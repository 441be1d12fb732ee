import type { Knex } from 'knex';
import type { z } from 'zod';
import { prepared } from '../db/prepared.ts';
import type { Plaza } from '../plaza.ts';

export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** How often it is tried before it is given up; graphile-worker waits longer each time. */
  attempts: number;
  /** Jobs of one lane run one after the other, in all processes together: heavy work that may not take every worker. */
  lane?: string | undefined;
  /** Somebody sits and waits for it: it goes before whatever else is due, however much that is. */
  isUrgent?: boolean | undefined;
  run(payload: Payload, plaza: Plaza): Promise<void>;
  /** Puts it into the queue, in the caller's transaction: no commit, no job. */
  queue(db: Knex, payload: Payload, when?: QueueOptions): Promise<void>;
  /** Several, in one statement; by these keys, which replace those that wait as in `queue`. */
  queueAll(db: Knex, payloads: readonly Payload[], keys?: readonly string[]): Promise<void>;
}

export interface QueueOptions {
  runAt?: Date;
  /** A second job with the same key replaces the first while that one waits. */
  key?: string;
  /** And it keeps the time of the first. */
  keepsTime?: boolean;
  /** How many of the same person wait already: whoever brings many lets others go before all but the first. */
  behind?: number;
}

const ADD_ALL = prepared(`
  select graphile_worker.add_job($1, job.payload, max_attempts := $3, queue_name := $4, priority := $5, job_key := job.key)
  from unnest($2::json[], $6::text[]) as job (payload, key)`);

/** For what must be done in the end: each try waits up to six hours for the next, and so many are years. */
export const UNTIL_DONE = 10_000;

/** Trying again would end the same way: the job is over, and the log says why. */
export class GivenUp extends Error {}

/** Work to do after the answer, once, even if the server burns down in between. */
export function defineJob<Payload>(
  about: Omit<Job<Payload>, 'queue' | 'queueAll' | 'attempts'> & { attempts?: number },
): Job<Payload> {
  const attempts = about.attempts ?? 10;
  // The queue takes the lowest first.
  const priority = about.isUrgent ? -10 : 0;
  return {
    ...about,
    attempts,
    async queue(db, payload, { runAt, key, keepsTime = false, behind = 0 } = {}) {
      await db.raw(
        'select graphile_worker.add_job(?, ?::json, run_at := ?, max_attempts := ?, job_key := ?, queue_name := ?, priority := ?, job_key_mode := ?)',
        [
          about.name,
          JSON.stringify(payload),
          runAt ?? null,
          attempts,
          key ?? null,
          about.lane ?? null,
          priority + behind,
          keepsTime ? 'preserve_run_at' : 'replace',
        ],
      );
    },
    async queueAll(db, payloads, keys = []) {
      if (payloads.length === 0) return;
      await ADD_ALL(db, [
        about.name,
        payloads.map((payload) => JSON.stringify(payload)),
        attempts,
        about.lane ?? null,
        priority,
        payloads.map((_, at) => keys[at] ?? null),
      ]);
    },
  };
}
