import { TOO_MUCH_AT_ONCE } from '@plaza/api-contract';
import { HubError, type HubFilter } from '@plaza/signalr-server';
import type { Redis } from 'ioredis';
import { takeInRedis } from '../http/rateLimit/redis.ts';

interface Rate {
  perSecond: number;
  atOnce: number;
}

const OF_CONNECTION: Rate = { perSecond: 20, atOnce: 60 };
/** On all devices and tabs together, which come back all at once after a restart. */
const OF_PERSON: Rate = { perSecond: 60, atOnce: 600 };
const KEY = 'calls';
const SWEEP_MS = 60_000;

interface Bucket {
  left: number;
  atMs: number;
}

/**
 * So many calls a second per connection and per person, some more in a burst. A person's are those of all processes
 * together where there is a Redis; while it is away each counts by itself.
 */
export function limitCalls(nowMs: () => number, redis?: Redis): HubFilter {
  const people = new Map<string, Bucket>();
  let sweptMs = nowMs();
  return {
    async invoke({ connection }, next) {
      const atMs = nowMs();
      if (atMs - sweptMs > SWEEP_MS) {
        sweptMs = atMs;
        for (const [userId, bucket] of people) {
          if (refilled(bucket, OF_PERSON, atMs).left === OF_PERSON.atOnce) people.delete(userId);
        }
      }
      const before = connection.items.get(KEY);
      connection.items.set(KEY, take(isBucket(before) ? before : undefined, OF_CONNECTION, atMs));
      const { userId } = connection.caller;
      if (userId !== null) {
        const isCounted = redis && (await takeTogether(redis, userId, atMs));
        if (!isCounted) people.set(userId, take(people.get(userId), OF_PERSON, atMs));
      }
      return next();
    },
  };
}

/** False while Redis does not answer. */
async function takeTogether(redis: Redis, userId: string, atMs: number): Promise<boolean> {
  const { perSecond, atOnce } = OF_PERSON;
  const taking = { burst: atOnce, perHour: perSecond * 3600, count: 1, keptMs: (atOnce / perSecond) * 1000 };
  const taken = await takeInRedis(redis, { key: `calls:${userId}`, now: new Date(atMs), ...taking });
  if (taken === false) throw tooMany();
  return taken === true;
}

function take(before: Bucket | undefined, rate: Rate, atMs: number): Bucket {
  const { left } = before ? refilled(before, rate, atMs) : { left: rate.atOnce };
  if (left < 1) throw tooMany();
  return { left: left - 1, atMs };
}

const tooMany = () => new HubError(TOO_MUCH_AT_ONCE);

function refilled({ left, atMs }: Bucket, { perSecond, atOnce }: Rate, nowMs: number): Bucket {
  return { left: Math.min(atOnce, left + ((nowMs - atMs) / 1000) * perSecond), atMs: nowMs };
}

function isBucket(value: unknown): value is Bucket {
  return typeof value === 'object' && value !== null && 'left' in value;
}
