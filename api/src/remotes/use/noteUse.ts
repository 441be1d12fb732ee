import { createHash } from 'node:crypto';
import type { HealthBeacon } from '@plaza/api-contract';
import type { Knex } from 'knex';

export const SPELL_MS = 300_000;
/** Up to how many milliseconds a load counts into each bucket; the last one takes the rest. */
export const LOAD_BOUNDS = [100, 250, 500, 1_000, 2_000, 4_000, 8_000];
const KEPT_HOURS = 25;
const ERRORS_KEPT_DAYS = 14;
/**
 * Whoever sends nonsense fills a list, and not a disk. What members saw has a list of its own, and in each nobody has it
 * all.
 */
const MOST_ERRORS = 200;
const MOST_OF_ONE = 40;

/** Whose browser tells, not to be read back. */
export interface ToldBy {
  isMember: boolean;
  /** The same for all browsers of one member, or of one network. */
  seed: string;
}

/** Counts what browsers told of versions that are here. Beacons of others were passed over before. */
export async function noteUse(
  db: Knex,
  events: readonly HealthBeacon[],
  { now, toldBy }: { now: Date; toldBy: ToldBy },
): Promise<void> {
  const spell = new Date(Math.floor(now.getTime() / SPELL_MS) * SPELL_MS);
  for (const { remote: name, version, phase, ok, ms, reason, at } of events) {
    const buckets = Array<number>(LOAD_BOUNDS.length + 1).fill(0);
    // A browser tells of each load once: what did not arrive or start, or, when it is on screen, that it did.
    const isLoad = phase !== 'run';
    if (isLoad && ok) buckets[placeOf(ms)] = 1;
    await db.raw(
      `insert into remote_use (spell, name, version, loads, failures, buckets)
       values (:spell, :name, :version, :loads, :failures, :buckets)
       on conflict (name, version, spell) do update set
         loads = remote_use.loads + excluded.loads,
         failures = remote_use.failures + excluded.failures,
         buckets = (select array_agg(a + b order by place)
           from unnest(remote_use.buckets, excluded.buckets) with ordinality as t (a, b, place))`,
      { spell, name, version, loads: isLoad ? 1 : 0, failures: ok ? 0 : 1, buckets },
    );
    if (!ok || reason) await noteError(db, { name, version, phase, reason: reason ?? '', at, now, toldBy });
  }
  await db('remote_use')
    .where('spell', '<', new Date(now.getTime() - KEPT_HOURS * 3_600_000))
    .delete();
}

function placeOf(ms: number): number {
  const place = LOAD_BOUNDS.findIndex((bound) => ms <= bound);
  return place === -1 ? LOAD_BOUNDS.length : place;
}

interface Fault {
  name: string;
  version: string;
  phase: HealthBeacon['phase'];
  reason: string;
  at: HealthBeacon['at'];
  now: Date;
  toldBy: ToldBy;
}

async function noteError(db: Knex, { now, reason, at, toldBy, ...fault }: Fault): Promise<void> {
  const print = printOf(reason, at);
  const place = at ? { file: at.file, line: at.line, col: at.column } : {};
  const by_member = toldBy.isMember;
  // Another word for every remote: nobody reads from it who told of several.
  const told_by = createHash('sha256')
    .update(`${fault.name} ${toldBy.seed}`)
    .digest('base64url')
    .slice(0, 22);
  const isNews = 'excluded.by_member and not remote_errors.by_member';
  await db('remote_errors')
    .insert({ ...fault, ...place, print, reason, first_at: now, last_at: now, by_member, told_by })
    .onConflict(['name', 'version', 'phase', 'print'])
    .merge({
      times: db.raw('least(remote_errors.times + 1, 1000000000)'),
      by_member: db.raw('remote_errors.by_member or excluded.by_member'),
      told_by: db.raw(`case when ${isNews} then excluded.told_by else remote_errors.told_by end`),
      last_at: now,
      reason,
      ...place,
    });
  await db.raw(
    `delete from remote_errors where name = :name and (last_at < :longAgo or id in (
       select id from (
         select id,
           row_number() over (partition by by_member order by last_at desc, id desc) as nth,
           row_number() over (
             partition by by_member, coalesce(told_by, id::text) order by last_at desc, id desc) as nth_of_one
         from remote_errors where name = :name) as ranked
       where nth > :most or nth_of_one > :mostOfOne))`,
    {
      name: fault.name,
      longAgo: new Date(now.getTime() - ERRORS_KEPT_DAYS * 86_400_000),
      most: MOST_ERRORS,
      mostOfOne: MOST_OF_ONE,
    },
  );
}

/**
 * The same fault has the same print: addresses, numbers and hashes in it differ from browser to browser. The same words
 * from another place are another fault.
 */
export function printOf(reason: string, at?: HealthBeacon['at']): string {
  const bare = reason
    .replaceAll(/https?:\/\/\S+/g, 'URL')
    .replaceAll(/\b[0-9a-f]{6,}\b/gi, '#')
    .replaceAll(/\d+/g, '#')
    .trim();
  const place = at ? `\n${at.file}:${at.line}:${at.column}` : '';
  return createHash('sha256').update(`${bare}${place}`).digest('base64url').slice(0, 22);
}
