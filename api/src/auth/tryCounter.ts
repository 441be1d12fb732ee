import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { deleteInBatches } from '../db/inBatches.ts';

export interface Tries {
  key: Buffer;
  burst: number;
  perHour: number;
  /** How many are taken, one without it: at most as many as there are at once. */
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

// The same for Redis, which runs a script as one step. ARGV: burst, tries per millisecond, now, how long to keep it,
// how many.
const TAKE_IN_REDIS = `
  local held = redis.call('hmget', KEYS[1], 'tokens', 'at')
  local burst, now, count = tonumber(ARGV[1]), tonumber(ARGV[3]), tonumber(ARGV[5])
  local tokens = burst
  if held[1] then
    tokens = math.min(burst, tonumber(held[1]) + math.max(0, now - tonumber(held[2])) * tonumber(ARGV[2]))
  end
  if tokens < count then return 0 end
  redis.call('hset', KEYS[1], 'tokens', tostring(tokens - count), 'at', ARGV[3])
  redis.call('pexpire', KEYS[1], ARGV[4])
  return 1`;

const KEPT_MS = 86_400_000;

/** Counts in Redis where there is one, so that a flood of guesses writes nothing into the database; else there. */
export function tryCounter({ db, redis }: { db: Knex; redis: Redis | undefined }): TakeTry {
  const inDatabase: TakeTry = async (tries) => (await db.raw(TAKE, { count: 1, ...tries })).rows.length > 0;
  if (!redis) return inDatabase;
  return async (tries) => {
    const { key, burst, perHour, now, count = 1 } = tries;
    const name = `plaza:tries:${key.toString('base64url')}`;
    const counted = await redis
      .eval(TAKE_IN_REDIS, 1, name, burst, perHour / 3_600_000, now.getTime(), KEPT_MS, count)
      .catch(() => undefined);
    // While Redis is away the database counts, from a full bucket.
    return counted === undefined ? inDatabase(tries) : counted === 1;
  };
}

/** Forgets who has long been refilled. */
export async function sweepAccountTries(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - KEPT_MS) };
  await deleteInBatches(db, { table: 'account_tries', where: 'at < :before', bindings });
}
