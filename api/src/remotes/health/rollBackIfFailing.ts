import type { Knex } from 'knex';
import { holdRemote } from '../deploy/changeRemote.ts';
import type { Changed } from '../deploy/Change.ts';
import { rollBack } from '../deploy/rollBack.ts';
import { type EventKind, RemoteEventRow } from '../RemoteEventRow.ts';
import { countEvidence } from './countHealth.ts';
import { type Evidence, isFailing, isFailingForFew } from './isFailing.ts';

/** A version is on probation for a day after it went live: after that day beacons cannot take it down. */
const PROBATION_MS = 24 * 60 * 60_000;

/** Who takes a failing version back, as the record names it. */
const SERVER = 'plaza';

/** How long those who saw it fail had been coming by. */
export type Within = 'two minutes' | 'an hour';

export interface Withdrawn {
  changed: Changed;
  from: string;
  reason: string;
  /** What is in the reason, for whoever says it in other words. */
  seen: { failing: number; browsers: number; within: Within; words: string | undefined };
}

/**
 * Takes a live version or a canary back when it fails for too many members and there is something to go back to. Once: what
 * a person has activated again after that stays, so that nobody holds up a release for longer than it takes to look.
 */
export async function rollBackIfFailing(
  db: Knex,
  { name, version, words }: { name: string; version: string; words: string | undefined },
  now: Date,
): Promise<Withdrawn | undefined> {
  const wentLive = await findChange(db, { name, to_version: version }, ['activated', 'canary']);
  // What has worked for a day is not broken by itself.
  if (!wentLive || now.getTime() - wentLive.at.getTime() > PROBATION_MS) return undefined;
  if (await findChange(db, { name, from_version: version }, ['auto-rolled-back'])) return undefined;
  const evidence = await countEvidence(db, { name, version, liveSince: wentLive.at }, now);
  const within = howFast(evidence);
  if (within === undefined) return undefined;

  const remote = await holdRemote(db, name);
  const isCanary = remote.canaryVersion === version;
  if (!isCanary && (remote.activeVersion !== version || remote.previousVersion === null)) return undefined;

  const { members: browsers } = evidence;
  const failing = within === 'an hour' ? evidence.settledFailing : evidence.failing;
  const counted = `${failing} of ${browsers} browsers failed within ${within}`;
  const reason = words ? `${counted}: ${words}` : counted;
  const target = isCanary ? remote.activeVersion : remote.previousVersion;
  const changed = await rollBack(
    db,
    { name, version: target ?? undefined },
    { actor: SERVER, at: now, reason },
    'auto-rolled-back',
  );
  return { changed, from: version, reason, seen: { failing, browsers, within, words } };
}

function howFast(evidence: Evidence): Within | undefined {
  if (isFailing(evidence)) return 'two minutes';
  return isFailingForFew(evidence) ? 'an hour' : undefined;
}

/** The last change of this kind. */
function findChange(
  db: Knex,
  about: { name: string; from_version?: string; to_version?: string },
  kinds: readonly EventKind[],
) {
  return RemoteEventRow.query(db)
    .where(about)
    .whereIn('kind', [...kinds])
    .orderBy('id', 'desc')
    .first();
}
