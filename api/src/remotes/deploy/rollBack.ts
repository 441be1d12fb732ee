import type { Knex } from 'knex';
import { found } from '../../http/errors.ts';
import { nothingBefore } from '../remotes.errors.ts';
import { Room } from '../Room.ts';
import type { Change, Changed } from './Change.ts';
import { announceRoom, describeRoom, findVersion, holdRoom, setLive } from './changeRoom.ts';
import { recordEvent } from './recordEvent.ts';

/**
 * Takes back the last change: a canary if one is out, else the live version; or goes to the version
 * named. No gate stands in this way: going back must always be possible.
 */
export async function rollBack(
  db: Knex,
  target: { name: string; version?: string | undefined },
  change: Change,
  kind: 'rolled-back' | 'auto-rolled-back' = 'rolled-back',
): Promise<Changed> {
  const { name } = target;
  const room = await holdRoom(db, name);
  const withdrawsCanary = room.canaryVersion !== null && target.version === undefined;
  const to = target.version ?? (withdrawsCanary ? room.activeVersion : room.previousVersion);
  const { version } = await findVersion(db, name, found(to, nothingBefore));
  if (version === room.activeVersion && room.canaryVersion === null) return describeRoom(db, name);

  const from = version === room.activeVersion ? room.canaryVersion : room.activeVersion;
  await recordEvent(db, change, { name, kind, from, to: version });
  if (version === room.activeVersion) {
    await Room.query(db).findById(name).patch({ canaryVersion: null, canaryPercent: null });
  } else {
    await setLive(db, name, version);
  }
  return announceRoom(db, name);
}
