import type { Knex } from 'knex';
import { refuseWith } from '../remotes.errors.ts';
import { Room } from '../Room.ts';
import type { Change, Changed } from './Change.ts';
import { announceRoom, describeRoom, holdRoom } from './changeRoom.ts';
import { recordEvent } from './recordEvent.ts';

/** Switches a remote off for everybody, or on again. */
export async function switchRoom(
  db: Knex,
  { name, killed }: { name: string; killed: boolean },
  change: Change,
): Promise<Changed> {
  if (name === 'shell') throw refuseWith(['The shell cannot be switched off: roll it back instead.']);
  const room = await holdRoom(db, name);
  const described = await describeRoom(db, name);
  if (room.killed === killed) return described;
  await recordEvent(db, change, { name, kind: killed ? 'killed' : 'revived', to: room.activeVersion });
  await Room.query(db).findById(name).patch({ killed });
  return announceRoom(db, name);
}
