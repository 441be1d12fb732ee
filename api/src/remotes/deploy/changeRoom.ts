import type { Knex } from 'knex';
import { found } from '../../http/errors.ts';
import { revisionOf } from '../registry/loadHouse.ts';
import { unknownRoom, unknownVersion } from '../remotes.errors.ts';
import { Room } from '../Room.ts';
import { RoomEvent } from '../RoomEvent.ts';
import { RoomVersion } from '../RoomVersion.ts';
import type { Changed } from './Change.ts';
import { announceChange, lockHouse } from './houseLock.ts';
import { liveHistory, previousIn } from './liveHistory.ts';

/** The room, with the house held still until the end of the transaction. */
export async function holdRoom(db: Knex, name: string): Promise<Room> {
  await lockHouse(db);
  return found(await Room.query(db).findById(name), unknownRoom);
}

export async function findVersion(db: Knex, name: string, version: string): Promise<RoomVersion> {
  return found(await RoomVersion.query(db).findById([name, version]), unknownVersion);
}

/**
 * Writes which version is live from now on; call it after the event is recorded. The way back is read
 * from the record, so that it is right after any order of activations and rollbacks.
 */
export async function setLive(db: Knex, name: string, version: string): Promise<void> {
  const changes = await RoomEvent.query(db)
    .where({ name })
    .whereIn('kind', ['activated', 'rolled-back', 'auto-rolled-back'])
    .orderBy('id');
  const kept = await RoomVersion.query(db).where({ name }).select('version');
  const keptVersions = new Set(kept.map((row) => row.version));
  const history = liveHistory(changes.map(({ kind, toVersion }) => ({ kind, to: toVersion })));
  await Room.query(db)
    .findById(name)
    .patch({
      activeVersion: version,
      previousVersion: previousIn(history, (earlier) => keptVersions.has(earlier)),
      canaryVersion: null,
      canaryPercent: null,
    });
}

/** Tells everybody, and says what is live now. */
export async function announceRoom(db: Knex, name: string): Promise<Changed> {
  await announceChange(db);
  return describeRoom(db, name);
}

export async function describeRoom(db: Knex, name: string): Promise<Changed> {
  const room = await Room.query(db).findById(name);
  return {
    name,
    active: found(room?.activeVersion, unknownVersion),
    previous: room?.previousVersion ?? null,
    revision: await revisionOf(db),
  };
}
