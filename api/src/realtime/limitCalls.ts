import { HubError, type HubFilter } from '@plaza/signalr-server';

const PER_SECOND = 20;
const AT_ONCE = 60;
const KEY = 'calls';

interface Bucket {
  left: number;
  atMs: number;
}

/** So many calls a second per connection, some more in a burst. */
export function limitCalls(nowMs: () => number): HubFilter {
  return {
    async invoke({ connection }, next) {
      const atMs = nowMs();
      const before = connection.items.get(KEY);
      const bucket: Bucket = isBucket(before) ? before : { left: AT_ONCE, atMs };
      const refilled = Math.min(AT_ONCE, bucket.left + ((atMs - bucket.atMs) / 1000) * PER_SECOND);
      if (refilled < 1) throw new HubError('That was a lot at once. Please wait a moment.');
      connection.items.set(KEY, { left: refilled - 1, atMs } satisfies Bucket);
      return next();
    },
  };
}

function isBucket(value: unknown): value is Bucket {
  return typeof value === 'object' && value !== null && 'left' in value;
}
