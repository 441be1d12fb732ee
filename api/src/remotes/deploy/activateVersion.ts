import type { Knex } from 'knex';
import { refuseUnlessFit } from '../gate/refuseUnlessFit.ts';
import { refuseWith } from '../remotes.errors.ts';
import { RemoteRow } from '../RemoteRow.ts';
import type { RemoteVersionRow } from '../RemoteVersionRow.ts';
import type { Change, Changed } from './Change.ts';
import { announceRemote, describeRemote, findVersion, holdRemote, setLive } from './changeRemote.ts';
import { recordEvent } from './recordEvent.ts';

/**
 * Makes a version live for everybody, or as a canary for a percentage beside the live one. The gate
 * looks again: the shell may have changed since the version was published.
 */
export async function activateVersion(
  db: Knex,
  target: { name: string; version: string; percent?: number | undefined },
  change: Change,
): Promise<Changed> {
  const { name, version, percent } = target;
  const remote = await holdRemote(db, name);
  const published = await findVersion(db, name, version);
  if (remote.activeVersion === version && remote.canaryVersion === null && percent === undefined) {
    return describeRemote(db, name);
  }

  await refuseUnlessFit(db, published);
  await forgetHealth(db, published);

  if (percent === undefined) {
    await recordEvent(db, change, { name, kind: 'activated', from: remote.activeVersion, to: version });
    await setLive(db, name, version);
  } else {
    await startCanary(db, remote, { version, percent }, change);
  }
  return announceRemote(db, name);
}

async function startCanary(
  db: Knex,
  remote: RemoteRow,
  canary: { version: string; percent: number },
  change: Change,
): Promise<void> {
  const { name, activeVersion } = remote;
  if (activeVersion === null)
    throw refuseWith([`${name} is not live yet: activate a first version for everybody.`]);
  if (activeVersion === canary.version)
    throw refuseWith([`${name} ${canary.version} is live for everybody already.`]);
  const share = `${canary.percent} %`;
  const reason = change.reason ? `${share}: ${change.reason}` : share;
  await recordEvent(
    db,
    { ...change, reason },
    { name, kind: 'canary', from: activeVersion, to: canary.version },
  );
  await RemoteRow.query(db)
    .findById(name)
    .patch({ canaryVersion: canary.version, canaryPercent: canary.percent });
}

/** What browsers saw of a version before it was given another chance does not count against it. */
async function forgetHealth(db: Knex, { name, version }: RemoteVersionRow): Promise<void> {
  await db('remote_health').where({ name, version }).delete();
}
