import type { Knex } from 'knex';
import { type Health, HEALTH_WINDOW_MS } from './isFailing.ts';

interface HealthRow extends Health {
  version: string;
}

/** What browsers saw of each version of a remote in the last two minutes. */
export async function countHealth(db: Knex, name: string, now: Date): Promise<ReadonlyMap<string, Health>> {
  const since = new Date(now.getTime() - HEALTH_WINDOW_MS);
  const { rows }: { rows: HealthRow[] } = await db.raw(
    `select version, count(*)::int as browsers,
       (count(*) filter (where failed_at >= :since))::int as failing,
       count(distinct member)::int as members,
       (count(distinct member) filter (where failed_at >= :since))::int as "failingMembers",
       (count(distinct network) filter (where member is not null and failed_at >= :since))::int as "failingNetworks"
     from remote_health where name = :name and last_at >= :since group by version`,
    { name, since },
  );
  return new Map(rows.map(({ version, ...health }) => [version, health]));
}
