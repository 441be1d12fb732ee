import type { HealthBeacon } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { SeenMember } from '../../browser/viewerSeed.ts';
import { deleteInBatches } from '../../db/inBatches.ts';

export interface Teller {
  browserId: string;
  /** Who has logged in there, if somebody has. Neither can be read back. */
  member: SeenMember | undefined;
  network: string;
}

/** One row for a browser and a version, however often it tells. Versions that are not here are passed over. */
export async function takeBeacons(
  db: Knex,
  { browserId, member, network }: Teller,
  events: readonly HealthBeacon[],
  now: Date,
): Promise<HealthBeacon[]> {
  const taken: HealthBeacon[] = [];
  // In one order, or two pages of one browser could wait for each other's rows.
  for (const event of events.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))) {
    const { rows } = await db.raw(
      `insert into remote_health (name, version, browser_id, loads, failures, failed_at, last_at, member, member_since, network)
       select name, version, :browserId, :loads, :failures, cast(:failedAt as timestamptz), :now, :member,
           cast(:since as timestamptz), :network
         from remote_versions where name = :remote and version = :version
       on conflict (name, version, browser_id) do update set
         loads = least(remote_health.loads + excluded.loads, 1000000),
         failures = least(remote_health.failures + excluded.failures, 1000000),
         failed_at = coalesce(excluded.failed_at, remote_health.failed_at),
         last_at = excluded.last_at, member = excluded.member, member_since = excluded.member_since,
         network = excluded.network
       returning 1`,
      {
        browserId,
        member: member?.seed ?? null,
        since: member?.since ?? null,
        network,
        remote: event.remote,
        version: event.version,
        loads: event.phase === 'run' ? 0 : 1,
        failures: isFault(event) ? 1 : 0,
        failedAt: isFault(event) ? now : null,
        now,
      },
    );
    if (rows.length > 0) taken.push(event);
  }
  return taken;
}

const orderOf = ({ remote, version }: HealthBeacon) => `${remote} ${version}`;

/** A piece that did not arrive is a fault of the way it came, not of the version. */
export function isFault({ ok, cause }: HealthBeacon): boolean {
  return !ok && cause !== 'chunk';
}

const KEPT_MS = 24 * 3_600_000;

export async function sweepBeacons(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - KEPT_MS) };
  await deleteInBatches(db, { table: 'remote_health', where: 'last_at < :before', bindings });
}
