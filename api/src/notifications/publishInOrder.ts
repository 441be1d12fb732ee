import type { Knex } from 'knex';
import { holdLogs, publishToUsers, type AddressedEvent } from '../realtime/publishToUser.ts';
import { queueBell } from './bellJob.ts';
import { countUnreadOf, findNotifications } from './listNotifications.ts';

/** A group of which a bell is to ring, or none; what it says, and how much is unread, is looked up when it rings. */
export interface Ring {
  to: string;
  group: string | null;
}

/** What one person is to be told. */
export type Announcement = AddressedEvent | Ring;

/** Tells people, now or with whatever else the transaction tells. */
export type Tell = (db: Knex, announcements: readonly Announcement[]) => Promise<void>;

/**
 * For a transaction of several steps that each tell people: gathered, they are told in one round at its end. In two, it
 * would hold some of them while it waits for others who come before those.
 */
export function gather(): { tell: Tell; told: Announcement[] } {
  const told: Announcement[] = [];
  return { told, tell: async (_, announcements) => void told.push(...announcements) };
}

/**
 * Tells several people in the order of their ids, so that two who tell the same people never wait for each other. What
 * they have not read is counted when nobody else can tell them: before, two at the same moment would each count alone,
 * and a wall that was put up meanwhile would not be seen.
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
  const shown = await findNotifications(
    db,
    rings.flatMap(({ to, group }) => (group === null ? [] : { to, id: group })),
  );
  await publishToUsers(
    db,
    announcements.map((one) => {
      if ('event' in one) return one;
      const { to, group } = one;
      const payload = { unread: unread.get(to) ?? 0, notification: shown.get(group ?? '') ?? null };
      return { to, event: { type: 'notification', payload } };
    }),
  );
}
