import { TOO_MUCH_AT_ONCE } from '@plaza/api-contract';
import { HubError } from '@plaza/signalr-server';
import type { Redis } from 'ioredis';
import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';
import { takeInRedis } from '../http/rateLimit/redis.ts';

/** What one person may say a second on all devices together, and how much at once. A word goes to everybody there. */
const BYTES_PER_SECOND = 4 * 1024;
const BYTES_AT_ONCE = 64 * 1024;
const MOST_REMEMBERED = 5_000;
/** After this everything is there again. */
const FULL_MS = (BYTES_AT_ONCE / BYTES_PER_SECOND) * 1000;

const STANDING = prepared<{ deaf: string[]; muted: boolean }>(`
  select coalesce(u.muted_until > $2, false) as muted, array(
    select other_id::text from blocks where user_id = $1
    union select user_id::text from blocks where other_id = $1) as deaf
  from users u where u.id = $1`);

export interface Speech {
  /** Refuses what is too much, of all processes together where there is a Redis; while it is away each counts by itself. */
  weigh(userId: string, bytes: number): Promise<void>;
  /** Those who must not hear this person. Refuses who is muted: they speak to nobody but their own devices. */
  deafTo(userId: string, to: { own: boolean }): Promise<readonly string[]>;
}

/** What people tell each other past the server's own words: bounded for each of them, and never through a wall. */
export function speechOf(db: Knex, nowMs: () => number, redis?: Redis): Speech {
  const takeHere = bucketsHere();
  return {
    async weigh(userId, bytes) {
      const now = new Date(nowMs());
      const perHour = BYTES_PER_SECOND * 3600;
      const taking = { burst: BYTES_AT_ONCE, perHour, now, count: bytes, keptMs: FULL_MS };
      const counted = redis && (await takeInRedis(redis, { ...taking, key: `speech:${userId}` }));
      if (!(counted ?? takeHere(userId, bytes, now.getTime()))) throw new HubError(TOO_MUCH_AT_ONCE);
    },

    // Asked anew for every word: a wall that was believed to be away for two seconds more would let through what it is against.
    async deafTo(userId, { own }) {
      const [standing] = await STANDING(db, [userId, new Date(nowMs())]);
      if (standing?.muted && !own) throw new HubError('The moderators have muted you for a time.');
      return standing?.deaf ?? [];
    },
  };
}

/** The same in the memory of this process: whether there was so much left for somebody. */
function bucketsHere() {
  const buckets = new Map<string, { left: number; atMs: number }>();
  return (userId: string, bytes: number, atMs: number): boolean => {
    const before = buckets.get(userId) ?? { left: BYTES_AT_ONCE, atMs };
    const filled = before.left + ((atMs - before.atMs) / 1000) * BYTES_PER_SECOND;
    const left = Math.min(BYTES_AT_ONCE, filled) - bytes;
    if (left < 0) return false;
    if (buckets.size >= MOST_REMEMBERED) forgetFull(buckets, atMs);
    buckets.set(userId, { left, atMs });
    return true;
  };
}

function forgetFull(buckets: Map<string, { left: number; atMs: number }>, atMs: number): void {
  for (const [userId, bucket] of buckets) {
    if (bucket.left + ((atMs - bucket.atMs) / 1000) * BYTES_PER_SECOND >= BYTES_AT_ONCE)
      buckets.delete(userId);
  }
}
