import type { Knex } from 'knex';
import { found } from '../../http/errors.ts';
import { publishToChannel } from '../../realtime/publishToChannel.ts';
import { revisionOf } from '../registry/loadLiveRegistry.ts';
import { REMOTES_CHANNEL } from '../registry/openRegistry.ts';
import { unknownRemote, unknownVersion } from '../remotes.errors.ts';
import { RemoteRow } from '../RemoteRow.ts';
import { RemoteEventRow } from '../RemoteEventRow.ts';
import { RemoteVersionRow } from '../RemoteVersionRow.ts';
import type { Changed } from './Change.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { liveHistory, previousIn } from './liveHistory.ts';

/** The remote, with the server held still until the end of the transaction. */
export async function holdRemote(db: Knex, name: string): Promise<RemoteRow> {
  await takeTurn(db, 'registry');
  return found(await RemoteRow.query(db).findById(name), unknownRemote);
}

export async function findVersion(db: Knex, name: string, version: string): Promise<RemoteVersionRow> {
  return found(await RemoteVersionRow.query(db).findById([name, version]), unknownVersion);
}

/**
 * Writes which version is live from now on; call it after the event is recorded. The way back is read
 * from the record, so that it is right after any order of activations and rollbacks.
 */
export async function setLive(db: Knex, name: string, version: string): Promise<void> {
  const changes = await RemoteEventRow.query(db)
    .where({ name })
    .whereIn('kind', ['activated', 'rolled-back', 'auto-rolled-back'])
    .orderBy('id');
  const kept = await RemoteVersionRow.query(db).where({ name }).select('version');
  const keptVersions = new Set(kept.map((row) => row.version));
  const history = liveHistory(changes.map(({ kind, toVersion }) => ({ kind, to: toVersion })));
  await RemoteRow.query(db)
    .findById(name)
    .patch({
      activeVersion: version,
      previousVersion: previousIn(history, (earlier) => keptVersions.has(earlier)),
      canaryVersion: null,
      canaryPercent: null,
    });
}

/** Tells every process and every member's open tab, once the transaction commits, and says what is live now. */
export async function announceRemote(db: Knex, name: string): Promise<Changed> {
  const changed = await describeRemote(db, name);
  await publishToChannel(db, REMOTES_CHANNEL, 'remotes-changed', { revision: changed.revision });
  return changed;
}

export async function describeRemote(db: Knex, name: string): Promise<Changed> {
  const remote = await RemoteRow.query(db).findById(name);
  return {
    name,
    active: found(remote?.activeVersion, unknownVersion),
    previous: remote?.previousVersion ?? null,
    revision: await revisionOf(db),
  };
}
