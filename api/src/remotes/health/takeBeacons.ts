import type { HealthBeacon } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { deleteInBatches } from '../../db/inBatches.ts';
import type { beaconSpace } from './beaconSpace.ts';
import type { Witness } from './witnessOf.ts';

export interface Teller {
  browserId: string;
  /** Who has logged in there, if somebody has. Neither can be read back. */
  member: Witness | undefined;
  network: string;
}

/**
 * One row for a browser and a version, however often it tells. Versions that are not here are passed over, and new rows for
 * which no space is left.
 */
export async function takeBeacons(
  db: Knex,
  teller: Teller,
  events: readonly HealthBeacon[],
  { now, takeSpace }: { now: Date; takeSpace: ReturnType<typeof beaconSpace> },
): Promise<HealthBeacon[]> {
  const { browserId, member, network } = teller;
  const fresh = await notYetTold(db, browserId, events);
  const hasSpace = await takeSpace(db, teller, fresh.size, now);
  const taken: HealthBeacon[] = [];
  // In one order, or two pages of one browser could wait for each other's rows.
  for (const event of events.toSorted((a, b) => orderOf(a).localeCompare(orderOf(b)))) {
    if (!hasSpace && fresh.has(orderOf(event))) continue;
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

/** The versions that are here and of which this browser has not told yet. */
async function notYetTold(
  db: Knex,
  browserId: string,
  events: readonly HealthBeacon[],
): Promise<ReadonlySet<string>> {
  const { rows }: { rows: { name: string; version: string }[] } = await db.raw(
    `select v.name, v.version
     from (select distinct * from unnest(:names::text[], :versions::text[]) as t (name, version)) as told
     join remote_versions v using (name, version)
     where not exists (
       select from remote_health h where h.name = v.name and h.version = v.version and h.browser_id = :browserId)`,
    {
      browserId,
      names: events.map(({ remote }) => remote),
      versions: events.map(({ version }) => version),
    },
  );
  return new Set(rows.map(({ name, version }) => orderOf({ remote: name, version })));
}

const orderOf = ({ remote, version }: Pick<HealthBeacon, 'remote' | 'version'>) => `${remote} ${version}`;

/** A piece that did not arrive is a fault of the way it came, not of the version. */
export function isFault({ ok, cause }: HealthBeacon): boolean {
  return !ok && cause !== 'chunk';
}

const KEPT_MS = 24 * 3_600_000;

export async function sweepBeacons(db: Knex, now: Date): Promise<void> {
  const bindings = { before: new Date(now.getTime() - KEPT_MS) };
  await deleteInBatches(db, { table: 'remote_health', where: 'last_at < :before', bindings });
}
