import { Redis } from 'ioredis';

export interface Taking {
  key: string;
  /** So much there is at once, and so much comes back in an hour. */
  burst: number;
  perHour: number;
  count: number;
  now: Date;
  keptMs: number;
}

// Redis runs a script as one step, so that a hundred at once cannot all find the last token. ARGV: burst, tokens per
// millisecond, now, how long to keep it, how many.
const TAKE = `
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

/** Takes so many tokens of those that are left for a key, for all processes together; undefined while Redis is away. */
export async function takeInRedis(redis: Redis, taking: Taking): Promise<boolean | undefined> {
  const { key, burst, perHour, now, keptMs, count } = taking;
  const counted = await redis
    .eval(TAKE, 1, `plaza:${key}`, burst, perHour / 3_600_000, now.getTime(), keptMs, count)
    .catch(() => undefined);
  return counted === undefined ? undefined : counted === 1;
}

const LONGEST_RETRY_MS = 2_000;
/** No visitor waits for a counter. */
const ANSWER_MS = 250;

/** A connection for counters: a Redis that is away or slow is an error at once, never a queue. */
export function openRedis(url: string): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    commandTimeout: ANSWER_MS,
    retryStrategy: (times) => Math.min(times * 100, LONGEST_RETRY_MS),
  });
  // The hub tells of a Redis that is away; here the process counts by itself meanwhile.
  redis.on('error', () => undefined);
  return redis;
}
