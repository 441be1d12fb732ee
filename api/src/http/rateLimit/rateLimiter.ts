import { isIPv6 } from 'node:net';
import type { Clock } from '../../clock.ts';
import { tooMany } from '../commonErrors.ts';
import { memoryBuckets, type BucketStore } from './BucketStore.ts';
import type { LimitClass, Limits } from './limits.ts';

export type RateLimiter = (ip: string, limitClass: LimitClass) => Promise<void>;

/** Counts by address and class of call, never by the path as it was spelled. */
export function rateLimiter(about: { clock: Clock; limits: Limits; store?: BucketStore }): RateLimiter {
  const store = about.store ?? memoryBuckets();
  return async (ip, limitClass) => {
    const waitMs = await store.take(
      `${limitClass} ${networkOf(ip)}`,
      about.limits[limitClass],
      about.clock.now().getTime(),
    );
    if (waitMs > 0) throw tooMany({ headers: { 'Retry-After': String(Math.ceil(waitMs / 1000)) } });
  };
}

/** An IPv6 customer owns a /64: counting single addresses would count nothing. */
function networkOf(ip: string): string {
  const address = ip.replace(/^::ffff:/, '');
  return isIPv6(address) ? address.split(':').slice(0, 4).join(':') : address;
}
