import type { Knex } from 'knex';
import { Room } from '../Room.ts';
import { LIVE_KINDS, RoomEvent } from '../RoomEvent.ts';
import { RoomVersion } from '../RoomVersion.ts';
import type { LiveHouse } from './LiveHouse.ts';

/** Reads what is live. */
export async function loadHouse(db: Knex): Promise<LiveHouse> {
  const rooms = await Room.query(db).orderBy('name');
  const versions = await RoomVersion.query(db)
    .joinRaw('join remotes on remotes.name = remote_versions.name')
    .whereRaw('version in (active_version, previous_version, canary_version)')
    .select('remote_versions.*');
  const find = (name: string, version: string | null) =>
    versions.find((published) => published.name === name && published.version === version);

  return {
    revision: await revisionOf(db),
    rooms: rooms.map(({ name, killed, activeVersion, previousVersion, canaryVersion, canaryPercent }) => {
      const canary = find(name, canaryVersion);
      return {
        name,
        killed,
        active: find(name, activeVersion),
        previous: find(name, previousVersion),
        canary: canary && canaryPercent !== null ? { published: canary, percent: canaryPercent } : undefined,
      };
    }),
  };
}

/** The last change a visitor could notice. */
export async function revisionOf(db: Knex): Promise<string> {
  const last = await RoomEvent.query(db).whereIn('kind', LIVE_KINDS).orderBy('id', 'desc').first();
  return last?.id ?? '0';
}
