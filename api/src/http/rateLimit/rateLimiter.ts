import type { Redis } from 'ioredis';
import { RateLimiterRedis, RateLimiterRes, RateLimiterMemory } from 'rate-limiter-flexible';
import { tooMany } from '../commonErrors.ts';
import type { Limit, LimitClass, Limits } from './limits.ts';
import { placesOf } from './networkOf.ts';

export type RateLimiter = (ip: string, limitClass: LimitClass) => Promise<void>;

/**
 * Counts by address and class of call, never by the path as it was spelled. With a Redis several processes count
 * together; while it is away each counts by itself.
 */
export function rateLimiter({ limits, redis }: { limits: Limits; redis?: Redis | undefined }): RateLimiter {
  const counters = new Map<string, ReturnType<typeof counterFor>>();
  /** One for networks, one for sites, which have the limit so many times. */
  const counterOf = (limitClass: LimitClass, times: number) => {
    const name = times === 1 ? limitClass : `${limitClass}:${times}`;
    const limit = limits[limitClass];
    const counter = counters.get(name) ?? counterFor(name, { ...limit, times: limit.times * times }, redis);
    counters.set(name, counter);
    return counter;
  };
  return async (ip, limitClass) => {
    try {
      for (const { place, times } of placesOf(ip)) await counterOf(limitClass, times).consume(place);
    } catch (refused) {
      if (!(refused instanceof RateLimiterRes)) throw refused;
      throw tooMany({ headers: { 'Retry-After': String(Math.ceil(refused.msBeforeNext / 1000)) } });
    }
  };
}

function counterFor(name: string, { times, seconds }: Limit, redis: Redis | undefined) {
  const options = { points: times, duration: seconds, keyPrefix: `plaza:limit:${name}` };
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

const MOST_ADDRESSES = 50_000;

/** Counts in memory. The longest untouched addresses go first, so that a flood of them cannot fill the heap. */
export class BoundedMemory extends RateLimiterMemory {
  readonly #most: number;
  readonly #known = new Set<string | number>();

  constructor(options: ConstructorParameters<typeof RateLimiterMemory>[0], most = MOST_ADDRESSES) {
    super(options);
    this.#most = most;
  }

  override consume(...[key, ...more]: Parameters<RateLimiterMemory['consume']>) {
    this.#known.delete(key);
    this.#known.add(key);
    const [oldest] = this.#known;
    if (this.#known.size > this.#most && oldest !== undefined) {
      this.#known.delete(oldest);
      void this.delete(oldest);
    }
    return super.consume(key, ...more);
  }
}
