import type { Knex } from 'knex';
import { found } from '../../http/errors.ts';
import { nothingBefore } from '../remotes.errors.ts';
import { refuseUnlessFit } from '../gate/refuseUnlessFit.ts';
import { LIVE_KINDS, RemoteEventRow } from '../RemoteEventRow.ts';
import { RemoteRow } from '../RemoteRow.ts';
import type { RemoteVersionRow } from '../RemoteVersionRow.ts';
import type { Change, Changed } from './Change.ts';
import { announceRemote, describeRemote, findVersion, holdRemote, setLive } from './changeRemote.ts';
import { recordEvent } from './recordEvent.ts';

/**
 * Takes back the last change: a canary if one is out, else the live version; or goes to the version
 * named. No gate stands in this way: going back must always be possible. What was never live is nothing to go back to.
 */
export async function rollBack(
  db: Knex,
  target: { name: string; version?: string | undefined },
  change: Change,
  kind: 'rolled-back' | 'auto-rolled-back' = 'rolled-back',
): Promise<Changed> {
  const { name } = target;
  const remote = await holdRemote(db, name);
  const withdrawsCanary = remote.canaryVersion !== null && target.version === undefined;
  const to = target.version ?? (withdrawsCanary ? remote.activeVersion : remote.previousVersion);
  const published = await findVersion(db, name, found(to, nothingBefore));
  const { version } = published;
  if (version === remote.activeVersion && remote.canaryVersion === null) return describeRemote(db, name);
  if (!(await wasLive(db, published))) await refuseUnlessFit(db, published);

  const from = version === remote.activeVersion ? remote.canaryVersion : remote.activeVersion;
  await recordEvent(db, change, { name, kind, from, to: version });
  if (version === remote.activeVersion) {
    await RemoteRow.query(db).findById(name).patch({ canaryVersion: null, canaryPercent: null });
  } else {
    await setLive(db, name, version);
  }
  return announceRemote(db, name);
}

/** Whether it has been through the gate, however it went live. Not another one that had its number and was cleaned up. */
async function wasLive(db: Knex, { name, version, createdAt }: RemoteVersionRow): Promise<boolean> {
  const line = await RemoteEventRow.query(db)
    .where({ name, to_version: version })
    .whereIn('kind', [...LIVE_KINDS])
    .where('at', '>=', createdAt)
    .first();
  return line !== undefined;
}
