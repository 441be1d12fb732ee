import { Redis } from 'ioredis';

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
