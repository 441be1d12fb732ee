import type { HealthBeacon } from '@plaza/api-contract';
import type { Knex } from 'knex';

/** One row for a browser and a version, however often it tells. Versions that are not here are passed over. */
export async function takeBeacons(
  db: Knex,
  browserId: string,
  events: readonly HealthBeacon[],
  now: Date,
): Promise<HealthBeacon[]> {
  const taken: HealthBeacon[] = [];
  for (const event of events) {
    const { rows } = await db.raw(
      `insert into remote_health (name, version, browser_id, loads, failures, failed_at, last_at)
       select name, version, :browserId, :loads, :failures, cast(:failedAt as timestamptz), :now
         from remote_versions where name = :remote and version = :version
       on conflict (name, version, browser_id) do update set
         loads = least(remote_health.loads + excluded.loads, 1000000),
         failures = least(remote_health.failures + excluded.failures, 1000000),
         failed_at = coalesce(excluded.failed_at, remote_health.failed_at),
         last_at = excluded.last_at
       returning 1`,
      {
        browserId,
        remote: event.remote,
        version: event.version,
        loads: event.phase === 'load' ? 1 : 0,
        failures: event.ok ? 0 : 1,
        failedAt: event.ok ? null : now,
        now,
      },
    );
    if (rows.length > 0) taken.push(event);
  }
  return taken;
}
