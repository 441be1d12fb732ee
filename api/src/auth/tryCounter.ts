import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { deleteInBatches } from '../db/inBatches.ts';
import { takeInRedis } from '../http/rateLimit/redis.ts';

export interface Tries {
  key: Buffer;
  burst: number;
  perHour: number;
  /** How many are taken, one without it: at most as many as there are at once. Fewer than none gives back. */
  count?: number;
  now: Date;
}

/** Takes tries of those that are left for this key; false when none is. */
export type TakeTry = (tries: Tries) => Promise<boolean>;

// One statement, so that a hundred at once cannot all find the last token.
const FILLED = `least(cast(:burst as float8),
  t.tokens + cast(:perHour as float8) * greatest(0, extract(epoch from cast(:now as timestamptz) - t.at)) / 3600)`;
const TAKE = `
  insert into account_tries as t (key, tokens, at)
  select :key, cast(:burst as float8) - :count, cast(:now as timestamptz) where cast(:burst as float8) >= :count
  on conflict (key) do update set at = excluded.at, tokens = ${FILLED} - :count where ${FILLED} >= :count
  returning tokens`;

const KEPT_MS = 86_400_000;

/** Counts in Redis where there is one, so that a flood of guesses writes nothing into the database; else there. */
export function tryCounter({ db, redis }: { db: Knex; redis: Redis | undefined }): TakeTry {
  const inDatabase: TakeTry = async (tries) => (await db.raw(TAKE, { count: 1, ...tries })).rows.length > 0;
  if (!redis) return inDatabase;
  return async (tries) => {
    const key = `tries:${tries.key.toString('base64url')}`;
    // While Redis is away the database counts, from a full bucket.
    return (
      (await takeInRedis(redis, { count: 1, ...tries, key, keptMs: KEPT_MS })) ?? (await inDatabase(tries))
    );
  };
}

/** Forgets who has long been refilled. */
export async function sweepAccountTries(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - KEPT_MS) };
  await deleteInBatches(db, { table: 'account_tries', where: 'at < :before', bindings });
}
