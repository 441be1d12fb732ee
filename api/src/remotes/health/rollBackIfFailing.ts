import type { Knex } from 'knex';
import { holdRemote } from '../deploy/changeRemote.ts';
import type { Changed } from '../deploy/Change.ts';
import { rollBack } from '../deploy/rollBack.ts';
import { RemoteEventRow } from '../RemoteEventRow.ts';
import { countHealth } from './countHealth.ts';
import { isFailing } from './isFailing.ts';

/**
 * A version is on probation for a day after it went live. What has worked that long is not broken by
 * itself, and beacons come from strangers: after that day they cannot take a version down.
 */
const PROBATION_MS = 24 * 60 * 60_000;

/** Who takes a failing version back, as the record names it. */
const SERVER = 'plaza';

export interface Withdrawn {
  changed: Changed;
  from: string;
  reason: string;
  /** What is in the reason, for whoever says it in other words. */
  seen: { failing: number; browsers: number; words: string | undefined };
}

/** Takes a live version or a canary back when too many browsers fail with it and there is something to go back to. */
export async function rollBackIfFailing(
  db: Knex,
  { name, version, words }: { name: string; version: string; words: string | undefined },
  now: Date,
): Promise<Withdrawn | undefined> {
  const health = (await countHealth(db, name, now)).get(version);
  if (!health || !isFailing(health)) return undefined;

  const remote = await holdRemote(db, name);
  const isCanary = remote.canaryVersion === version;
  if (!isCanary && (remote.activeVersion !== version || remote.previousVersion === null)) return undefined;
  if (!(await isOnProbation(db, name, version, now))) return undefined;

  const { failingMembers: failing, members: browsers } = health;
  const counted = `${failing} of ${browsers} browsers failed within two minutes`;
  const reason = words ? `${counted}: ${words}` : counted;
  const target = isCanary ? remote.activeVersion : remote.previousVersion;
  const changed = await rollBack(
    db,
    { name, version: target ?? undefined },
    { actor: SERVER, at: now, reason },
    'auto-rolled-back',
  );
  return { changed, from: version, reason, seen: { failing, browsers, words } };
}

async function isOnProbation(db: Knex, name: string, version: string, now: Date): Promise<boolean> {
  const wentLive = await RemoteEventRow.query(db)
    .where({ name, to_version: version })
    .whereIn('kind', ['activated', 'canary'])
    .where('at', '>=', new Date(now.getTime() - PROBATION_MS))
    .first();
  return wentLive !== undefined;
}
