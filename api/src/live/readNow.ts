import { statfs } from 'node:fs/promises';
import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Plaza } from '../plaza.ts';
import { STALE_SECONDS } from '../realtime/Presence.ts';
import { countHealth } from '../remotes/health/countHealth.ts';
import { RemoteRow } from '../remotes/RemoteRow.ts';
import { BOUNDS, p95Ms } from './CallTimes.ts';

type Live = CallAnswer<'GET /live'>;

const WINDOW_MS = 60_000;

// One look at each table. A job waits when its time has come: those planned for tonight are no queue. It is failing when
// its last try left an error; it may be tried again.
const COUNTS = `
  select
    (select count(distinct user_id)::int from hub_presence
      where seen_at > now() - make_interval(secs => ${STALE_SECONDS})) as online,
    (select count(distinct user_id)::int from zone_visits
      where left_at is null and seen_at > now() - make_interval(secs => ${STALE_SECONDS})) as in_zones,
    (select count(*)::int from chat_entries where created_at > :since and kind = 'message') as messages,
    (select count(*)::int from posts where created_at > :since and deleted_at is null) as posts,
    (select count(*)::int from graphile_worker.jobs where run_at <= now() and attempts < max_attempts) as waiting,
    (select count(*)::int from graphile_worker.jobs where last_error is not null) as failing,
    (select count(*)::int from graphile_worker.jobs
      where last_error is not null and task_identifier like '%mail%') as mail_failing,
    (select count(*)::int from graphile_worker.jobs
      where last_error is not null and task_identifier like 'push.%') as push_failing,
    (select coalesce(extract(epoch from now() - min(run_at)), 0)::int from graphile_worker.jobs
      where run_at <= now() and locked_at is null and attempts < max_attempts) as oldest_seconds,
    pg_database_size(current_database())::float8 as db_bytes`;

/** How things are at this moment, for all processes together. */
export async function readNow(plaza: Pick<Plaza, 'clock' | 'config'>, db: Knex): Promise<Omit<Live, 'slow'>> {
  const now = plaza.clock.now();
  const { rows } = await db.raw(COUNTS, { since: new Date(now.getTime() - WINDOW_MS) });
  const { waiting, failing, oldest_seconds, ...counts } = rows[0];
  return {
    at: now,
    ...counts,
    zones: await readZones(db),
    jobs: { waiting, failing, oldest_seconds },
    remotes: await readRemotes(db, now),
    ...(await readDisk(plaza.config.dataDir)),
  };
}

async function readRemotes(db: Knex, now: Date): Promise<Live['remotes']> {
  const remotes = await RemoteRow.query(db).orderBy('name');
  return Promise.all(
    remotes.map(async ({ name, activeVersion: version, killed }) => {
      const health = version ? (await countHealth(db, name, now)).get(version) : undefined;
      return { name, version, killed, browsers: health?.browsers ?? 0, failing: health?.failing ?? 0 };
    }),
  );
}

/** Who walks where. Who left is away at once, whose server died after a minute. */
async function readZones(db: Knex): Promise<Live['zones']> {
  const { rows } = await db.raw(
    `select zone, count(distinct user_id)::int as people from zone_visits
     where left_at is null and seen_at > now() - make_interval(secs => ${STALE_SECONDS})
     group by zone order by people desc, zone limit 20`,
  );
  return rows;
}

/** Of the disk that holds what members bring. */
async function readDisk(folder: string): Promise<Pick<Live, 'disk_free' | 'disk_bytes'>> {
  const { bavail, blocks, bsize } = await statfs(folder);
  return { disk_free: bavail * bsize, disk_bytes: blocks * bsize };
}

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
