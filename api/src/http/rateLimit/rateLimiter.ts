import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes } from 'rate-limiter-flexible';
import { tooMany } from '../commonErrors.ts';
import { BoundedMemory } from './BoundedMemory.ts';
import type { Limit, LimitClass, Limits } from './limits.ts';
import { networkOf } from './networkOf.ts';

export type RateLimiter = (ip: string, limitClass: LimitClass) => Promise<void>;

/**
 * Counts by address and class of call, never by the path as it was spelled. With a Redis several processes count
 * together; while it is away each counts by itself.
 */
export function rateLimiter({ limits, redis }: { limits: Limits; redis?: Redis | undefined }): RateLimiter {
  const counters = {
    read: counterFor('read', limits.read, redis),
    write: counterFor('write', limits.write, redis),
    login: counterFor('login', limits.login, redis),
    contact: counterFor('contact', limits.contact, redis),
    page: counterFor('page', limits.page, redis),
  };
  return async (ip, limitClass) => {
    try {
      await counters[limitClass].consume(networkOf(ip));
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany({ headers: { 'Retry-After': String(Math.ceil(refused.msBeforeNext / 1000)) } });
    }
  };
}

function counterFor(limitClass: LimitClass, { times, seconds }: Limit, redis: Redis | undefined) {
  const options = { points: times, duration: seconds, keyPrefix: `plaza:limit:${limitClass}` };
  const memory = new BoundedMemory(options);
  if (!redis) return memory;
  return new RateLimiterRedis({
    ...options,
    storeClient: redis,
    insuranceLimiter: memory,
    rejectIfRedisNotReady: true,
    // Whoever is refused asks no more of Redis until it is over.
    inMemoryBlockOnConsumed: times,
  });
}
