import { LIVE_NUMBERS, type CallAnswer, type LiveNumber } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { p95Ms, type CallTimes } from './CallTimes.ts';
import { readNow } from './readNow.ts';

const MINUTE_MS = 60_000;
/** A day is shown; the rest is for whoever looks at the table itself. */
const KEPT_DAYS = 8;
/** Slow calls are shown of an hour. */
const CALLS_KEPT_MINUTES = 65;

export function minuteOf(now: Date): Date {
  return new Date(Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS);
}

/** Notes how it stands, once a minute whichever processes do it, and what this one has answered; forgets what is old. */
export async function keepMinute(
  plaza: Pick<Plaza, 'clock' | 'config' | 'db'>,
  { node, times }: { node: string; times: CallTimes },
): Promise<void> {
  const { db, clock } = plaza;
  const minute = minuteOf(clock.now());
  const answered = await times.take();
  const now = await readNow(plaza, db);
  const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
  await db.transaction(async (transaction) => {
    await keepGauges(transaction, {
      minute,
      online: now.online,
      in_zones: now.in_zones ?? 0,
      messages: now.messages,
      posts: now.posts,
      requests: sum(answered.map(({ buckets }) => sum(buckets))),
      errors: sum(answered.map(({ errors }) => errors)),
      slowest_ms: Math.max(0, ...answered.map(({ buckets }) => p95Ms(buckets))),
      jobs: now.jobs.waiting,
      mail_failing: now.mail_failing,
      push_failing: now.push_failing,
      remotes_failing: now.remotes.filter(({ failing }) => failing > 0).length,
      db_bytes: now.db_bytes,
      disk_free: now.disk_free,
    });
    if (answered.length > 0) {
      await transaction('live_calls')
        .insert(answered.map(({ call, buckets, errors }) => ({ minute, node, call, buckets, errors })))
        .onConflict(['minute', 'node', 'call'])
        .ignore();
    }
    await transaction('live_calls')
      .where('minute', '<', new Date(minute.getTime() - CALLS_KEPT_MINUTES * MINUTE_MS))
      .delete();
    await transaction('live_minutes')
      .where('minute', '<', new Date(minute.getTime() - KEPT_DAYS * 86_400_000))
      .delete();
  });
}

/** What several processes answered adds up, the slowest of all is the slowest; the rest is the same for all of them. */
async function keepGauges(db: Knex, row: Record<string, Date | number>): Promise<void> {
  await db('live_minutes')
    .insert(row)
    .onConflict('minute')
    .merge({
      requests: db.raw('live_minutes.requests + excluded.requests'),
      errors: db.raw('live_minutes.errors + excluded.errors'),
      slowest_ms: db.raw('greatest(live_minutes.slowest_ms, excluded.slowest_ms)'),
    });
}

const QUARTER_MINUTES = 15;
const MINUTES = 60;
const QUARTERS = 96;

type Row = { at: Date } & Record<LiveNumber, number>;

/** Every number over the last hour and day. A minute in which nothing was noted, because nothing ran, is a gap. */
export async function readLines(db: Knex, now: Date): Promise<CallAnswer<'GET /live/lines'>> {
  const until = minuteOf(now);
  return {
    until,
    hour: await line(db, until, { step: MINUTE_MS, count: MINUTES }),
    day: await line(db, until, { step: QUARTER_MINUTES * MINUTE_MS, count: QUARTERS }),
  };
}

async function line(
  db: Knex,
  until: Date,
  { step, count }: { step: number; count: number },
): Promise<CallAnswer<'GET /live/lines'>['hour']> {
  const last = Math.floor(until.getTime() / step);
  const columns = LIVE_NUMBERS.map((name) => `round(avg(${name}), 1)::float8 as ${name}`).join(', ');
  const { rows } = await db.raw(
    `select floor(extract(epoch from minute) * 1000 / :step)::float8 as place, ${columns} from live_minutes
     where minute >= :from and minute <= :until group by 1`,
    { step, from: new Date((last - count + 1) * step), until },
  );
  const byPlace = new Map<number, Row>(rows.map((row: Row & { place: number }) => [row.place, row]));
  const places = Array.from({ length: count }, (_, index) => last - count + 1 + index);
  return Object.fromEntries(
    LIVE_NUMBERS.map((name) => [name, places.map((place) => byPlace.get(place)?.[name] ?? null)]),
  ) as CallAnswer<'GET /live/lines'>['hour'];
}
