import type { Notification } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { holdLogs, publishToUsers, type AddressedEvent } from '../realtime/publishToUser.ts';
import { queueBell } from './bellJob.ts';
import { countUnreadOf } from './listNotifications.ts';

/** What a bell is to ring of; how much is unread is counted when it rings. */
export interface Ring {
  to: string;
  notification: Notification | null;
}

/** What one person is to be told. */
export type Announcement = AddressedEvent | Ring;

/**
 * Tells several people in the order of their ids, so that two who tell the same people never wait for each other. What
 * they have not read is counted when nobody else can tell them: before, two at the same moment would each count alone.
 */
export async function publishInOrder(db: Knex, announcements: readonly Announcement[]): Promise<void> {
  const rings = announcements.flatMap((one) => ('event' in one ? [] : one));
  // Before that: who is held waits for whatever is done from then on.
  await queueBell(db, rings);
  if (rings.length > 0)
    await holdLogs(
      db,
      announcements.map(({ to }) => to),
    );
  const unread = await countUnreadOf(db, [...new Set(rings.map(({ to }) => to))]);
  await publishToUsers(
    db,
    announcements.map((one) => ('event' in one ? one : ringing(one, unread.get(one.to) ?? 0))),
  );
}

function ringing({ to, notification }: Ring, unread: number): AddressedEvent {
  return { to, event: { type: 'notification', payload: { unread, notification } } };
}
