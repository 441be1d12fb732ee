import type { Knex } from 'knex';
import type { z } from 'zod';
import type { Plaza } from '../plaza.ts';

export interface Job<Payload> {
  name: string;
  payload: z.ZodType<Payload>;
  /** How often it is tried before it is given up; graphile-worker waits longer each time. */
  attempts: number;
  run(payload: Payload, plaza: Plaza): Promise<void>;
  /** Puts it into the queue, in the caller's transaction: no commit, no job. */
  queue(db: Knex, payload: Payload, when?: QueueOptions): Promise<void>;
}

export interface QueueOptions {
  runAt?: Date;
  /** A second job with the same key replaces the first while that one waits. */
  key?: string;
}

/** Work to do after the answer, once, even if the house burns down in between. */
export function defineJob<Payload>(
  about: Omit<Job<Payload>, 'queue' | 'attempts'> & { attempts?: number },
): Job<Payload> {
  const attempts = about.attempts ?? 10;
  return {
    ...about,
    attempts,
    async queue(db, payload, { runAt, key } = {}) {
      await db.raw(
        'select graphile_worker.add_job(?, ?::json, run_at := ?, max_attempts := ?, job_key := ?)',
        [about.name, JSON.stringify(payload), runAt ?? null, attempts, key ?? null],
      );
    },
  };
}
