import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { BOUNDS, p95Ms } from './CallTimes.ts';

const SHOWN = 8;
const HOUR_MS = 3_600_000;
const PLACES = Array.from({ length: BOUNDS.length + 1 }, (_, index) => index + 1);

interface CallRow {
  call: string;
  buckets: number[];
  errors: number;
}

// One look at each row, and one for each bucket in it: a board is asked every five seconds.
const SLOW = `
  select call, array[${PLACES.map((place) => `coalesce(sum(buckets[${place}]), 0)::int`).join(', ')}] as buckets,
    sum(errors)::int as errors
  from live_calls where minute > :since group by call`;

/** The calls of the last hour, those first that took longest, or that failed. */
export async function readSlow(db: Knex, now: Date): Promise<CallAnswer<'GET /live'>['slow']> {
  const { rows }: { rows: CallRow[] } = await db.raw(SLOW, { since: new Date(now.getTime() - HOUR_MS) });
  return rows
    .map(({ call, buckets, errors }) => ({
      call,
      count: buckets.reduce((sum, one) => sum + one, 0),
      p95_ms: p95Ms(buckets),
      errors,
    }))
    .toSorted(
      (one, other) => other.p95_ms - one.p95_ms || other.errors - one.errors || other.count - one.count,
    )
    .slice(0, SHOWN);
}
