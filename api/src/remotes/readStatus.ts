import type { RemoteStatus } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { countHealth } from './health/countHealth.ts';
import { presentStatus } from './remotes.presenter.ts';
import { Room } from './Room.ts';
import { RoomEvent } from './RoomEvent.ts';
import { RoomVersion } from './RoomVersion.ts';

const LATEST = 50;

/** Every room with its versions, its health and its history, newest first. */
export async function readStatus(db: Knex, now: Date): Promise<RemoteStatus[]> {
  const rooms = await Room.query(db).orderBy('name');
  const statuses: RemoteStatus[] = [];
  for (const room of rooms) {
    const { name } = room;
    const versions = await RoomVersion.query(db).where({ name }).orderBy('created_at', 'desc').limit(LATEST);
    const events = await RoomEvent.query(db).where({ name }).orderBy('id', 'desc').limit(LATEST);
    statuses.push(presentStatus(room, { versions, events, health: await countHealth(db, name, now) }));
  }
  return statuses;
}
