import { HubError } from '@plaza/signalr-server';
import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';

/** What one person may say a second on all devices together, and how much at once. A word goes to everybody there. */
const BYTES_PER_SECOND = 4 * 1024;
const BYTES_AT_ONCE = 64 * 1024;
/** Who is behind a wall changes seldom, and who types says so every second. */
const BELIEVED_MS = 2_000;
const MOST_REMEMBERED = 5_000;

const WALLS = prepared<{ id: string }>(`
  select other_id as id from blocks where user_id = $1
  union select user_id from blocks where other_id = $1`);

export interface Speech {
  /** Refuses what is too much. */
  weigh(userId: string, bytes: number): void;
  /** Those who must not hear this person. */
  deafTo(userId: string): Promise<readonly string[]>;
}

/** What people tell each other past the server's own words: bounded for each of them, and never through a wall. */
export function speechOf(db: Knex, nowMs: () => number): Speech {
  const buckets = new Map<string, { left: number; atMs: number }>();
  const walls = new Map<string, { ids: Promise<readonly string[]>; untilMs: number }>();
  return {
    weigh(userId, bytes) {
      const atMs = nowMs();
      const before = buckets.get(userId) ?? { left: BYTES_AT_ONCE, atMs };
      const filled = before.left + ((atMs - before.atMs) / 1000) * BYTES_PER_SECOND;
      const left = Math.min(BYTES_AT_ONCE, filled) - bytes;
      if (left < 0) throw new HubError('That was a lot at once. Please wait a moment.');
      if (buckets.size >= MOST_REMEMBERED) forgetFull(buckets, atMs);
      buckets.set(userId, { left, atMs });
    },

    async deafTo(userId) {
      const known = walls.get(userId);
      if (known && known.untilMs > nowMs()) return known.ids;
      if (walls.size >= MOST_REMEMBERED) walls.clear();
      const ids = WALLS(db, [userId]).then((rows) => rows.map(({ id }) => id));
      walls.set(userId, { ids, untilMs: nowMs() + BELIEVED_MS });
      ids.catch(() => walls.delete(userId));
      return ids;
    },
  };
}

function forgetFull(buckets: Map<string, { left: number; atMs: number }>, atMs: number): void {
  for (const [userId, bucket] of buckets) {
    if (bucket.left + ((atMs - bucket.atMs) / 1000) * BYTES_PER_SECOND >= BYTES_AT_ONCE)
      buckets.delete(userId);
  }
}
