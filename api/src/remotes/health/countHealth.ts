import type { Knex } from 'knex';
import { type Health, HEALTH_WINDOW_MS } from './isFailing.ts';

/** What browsers saw of each version of a room in the last two minutes. */
export async function countHealth(db: Knex, name: string, now: Date): Promise<ReadonlyMap<string, Health>> {
  const since = new Date(now.getTime() - HEALTH_WINDOW_MS);
  const rows: { version: string; browsers: number; failing: number }[] = await db('remote_health')
    .where({ name })
    .where('last_at', '>=', since)
    .groupBy('version')
    .select('version', db.raw('count(*)::int as browsers'))
    .select(db.raw('(count(*) filter (where failed_at >= ?))::int as failing', [since]));
  return new Map(rows.map(({ version, browsers, failing }) => [version, { browsers, failing }]));
}
