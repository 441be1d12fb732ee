import type { Limit } from './limits.ts';

/** Where buckets are kept. Memory for one process; a shared store makes several processes count together. */
export interface BucketStore {
  /** Takes one token. Returns the milliseconds to wait, 0 when there was one. */
  take(key: string, limit: Limit, nowMs: number): number | Promise<number>;
}

const MAX_BUCKETS = 50_000;

/** Buckets in memory. The longest untouched ones go first, so that a flood of addresses cannot fill the heap. */
export function memoryBuckets(most = MAX_BUCKETS): BucketStore {
  const buckets = new Map<string, { tokens: number; atMs: number }>();
  return {
    take(key, limit, nowMs) {
      const perMs = limit.perMinute / 60_000;
      const before = buckets.get(key);
      const refilled = before ? before.tokens + Math.max(0, nowMs - before.atMs) * perMs : limit.burst;
      const tokens = Math.min(limit.burst, refilled);
      const granted = tokens >= 1;
      buckets.delete(key);
      buckets.set(key, { tokens: granted ? tokens - 1 : tokens, atMs: nowMs });
      if (buckets.size > most) dropOldest(buckets);
      return granted ? 0 : Math.ceil((1 - tokens) / perMs);
    },
  };
}

function dropOldest(buckets: Map<string, unknown>): void {
  const oldest = buckets.keys().next();
  if (!oldest.done) buckets.delete(oldest.value);
}
