import type { Knex } from 'knex';
import { type Evidence, type Health, HEALTH_WINDOW_MS, SMALL_WINDOW_MS } from './isFailing.ts';

/** What browsers saw of each version of a remote in the last two minutes. */
export async function countHealth(db: Knex, name: string, now: Date): Promise<ReadonlyMap<string, Health>> {
  const { rows }: { rows: (Health & { version: string })[] } = await db.raw(
    `select version, count(*)::int as browsers, (count(*) filter (where failed_at >= :since))::int as failing
     from remote_health where name = :name and last_at >= :since group by version`,
    { name, since: new Date(now.getTime() - HEALTH_WINDOW_MS) },
  );
  return new Map(rows.map(({ version, ...health }) => [version, health]));
}

const DAY_MS = 24 * 60 * 60_000;
/** Somebody who has been a member for so long was not made for this. */
const ESTABLISHED_DAYS = 7;
const WEEK_DAYS = 7;

const IS_HERE = 'last_active > :week and demo_until is null and deleted_at is null';

/**
 * What members saw of a version who were there long before it, or from the first day of this Plaza on; the settled among
 * them have been there for a week, or are administrators. How many met it
 * counts from when it went live: what has worked for most is not broken because a few say so at a quiet hour.
 */
export async function countEvidence(
  db: Knex,
  { name, version, liveSince }: { name: string; version: string; liveSince: Date },
  now: Date,
): Promise<Evidence> {
  const before = (ms: number) => new Date(now.getTime() - ms);
  const { rows } = await db.raw(
    `with old as (
       select greatest(cast(:longAgo as timestamptz), (
         select joined_at + interval '1 day' from users where joined_at is not null order by id limit 1)) as since
     ), told as (
       select member, network, failed_at >= :recently as failed,
         member_since <= :longAgo as is_settled,
         failed_at >= :lately and member_since <= :longAgo as failed_for_settled
       from remote_health, old
       where name = :name and version = :version and last_at >= :liveSince and member_since <= old.since
     )
     select count(distinct member)::int as members,
       (count(distinct member) filter (where failed))::int as failing,
       (count(distinct network) filter (where failed))::int as networks,
       (count(distinct member) filter (where failed and is_settled))::int as witnesses,
       (count(distinct member) filter (where failed_for_settled))::int as "settledFailing",
       (count(distinct network) filter (where failed_for_settled))::int as "settledNetworks",
       -- Only where something fails, for it takes a look at everybody.
       case when count(*) filter (where failed) = 0 then 0 else (
         select count(*)::int from users, old where joined_at <= old.since and ${IS_HERE}) end as community,
       case when count(*) filter (where failed_for_settled) = 0 then 0 else (
         select count(*)::int from users where (joined_at <= :longAgo or is_admin) and ${IS_HERE}) end as settled
     from told`,
    {
      ...{ name, version, liveSince },
      longAgo: before(ESTABLISHED_DAYS * DAY_MS),
      week: before(WEEK_DAYS * DAY_MS),
      recently: before(HEALTH_WINDOW_MS),
      lately: before(SMALL_WINDOW_MS),
    },
  );
  return rows[0];
}
