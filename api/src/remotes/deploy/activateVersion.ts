import type { Knex } from 'knex';
import { findObjections } from '../gate/findObjections.ts';
import { gatedHouse, gatedPublished } from '../gate/gatedHouse.ts';
import { loadHouse } from '../registry/loadHouse.ts';
import { refuseWith } from '../remotes.errors.ts';
import { Room } from '../Room.ts';
import type { RoomVersion } from '../RoomVersion.ts';
import type { Change, Changed } from './Change.ts';
import { announceRoom, describeRoom, findVersion, holdRoom, setLive } from './changeRoom.ts';
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
  const room = await holdRoom(db, name);
  const published = await findVersion(db, name, version);
  if (room.activeVersion === version && room.canaryVersion === null && percent === undefined) {
    return describeRoom(db, name);
  }

  const objections = findObjections(gatedPublished(published), gatedHouse(await loadHouse(db)));
  if (objections.length > 0) throw refuseWith(objections);
  await forgetHealth(db, published);

  if (percent === undefined) {
    await recordEvent(db, change, { name, kind: 'activated', from: room.activeVersion, to: version });
    await setLive(db, name, version);
  } else {
    await startCanary(db, room, { version, percent }, change);
  }
  return announceRoom(db, name);
}

async function startCanary(
  db: Knex,
  room: Room,
  canary: { version: string; percent: number },
  change: Change,
): Promise<void> {
  const { name, activeVersion } = room;
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
  await Room.query(db).findById(name).patch({ canaryVersion: canary.version, canaryPercent: canary.percent });
}

/** What browsers saw of a version before it was given another chance does not count against it. */
async function forgetHealth(db: Knex, { name, version }: RoomVersion): Promise<void> {
  await db('remote_health').where({ name, version }).delete();
}
