import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { deleteInBatches } from '../db/inBatches.ts';

export interface Tries {
  key: Buffer;
  burst: number;
  perHour: number;
  now: Date;
}

/** Takes one try of those that are left for this key; false when none is. */
export type TakeTry = (tries: Tries) => Promise<boolean>;

// One statement, so that a hundred at once cannot all find the last token.
const FILLED = `least(cast(:burst as float8),
  t.tokens + cast(:perHour as float8) * greatest(0, extract(epoch from cast(:now as timestamptz) - t.at)) / 3600)`;
const TAKE = `
  insert into account_tries as t (key, tokens, at)
  values (:key, cast(:burst as float8) - 1, cast(:now as timestamptz))
  on conflict (key) do update set at = excluded.at, tokens = ${FILLED} - 1 where ${FILLED} >= 1
  returning tokens`;

// The same for Redis, which runs a script as one step. ARGV: burst, tries per millisecond, now, how long to keep it.
const TAKE_IN_REDIS = `
  local held = redis.call('hmget', KEYS[1], 'tokens', 'at')
  local burst, now = tonumber(ARGV[1]), tonumber(ARGV[3])
  local tokens = burst
  if held[1] then
    tokens = math.min(burst, tonumber(held[1]) + math.max(0, now - tonumber(held[2])) * tonumber(ARGV[2]))
  end
  if tokens < 1 then return 0 end
  redis.call('hset', KEYS[1], 'tokens', tostring(tokens - 1), 'at', ARGV[3])
  redis.call('pexpire', KEYS[1], ARGV[4])
  return 1`;

const KEPT_MS = 86_400_000;

/** Counts in Redis where there is one, so that a flood of guesses writes nothing into the database; else there. */
export function tryCounter({ db, redis }: { db: Knex; redis: Redis | undefined }): TakeTry {
  const inDatabase: TakeTry = async (tries) => (await db.raw(TAKE, { ...tries })).rows.length > 0;
  if (!redis) return inDatabase;
  return async (tries) => {
    const { key, burst, perHour, now } = tries;
    const name = `plaza:tries:${key.toString('base64url')}`;
    const counted = await redis
      .eval(TAKE_IN_REDIS, 1, name, burst, perHour / 3_600_000, now.getTime(), KEPT_MS)
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
