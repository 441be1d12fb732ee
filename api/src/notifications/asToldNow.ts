import type { NotificationEvent } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { findNotifications } from './listNotifications.ts';

/** Bells that rang while nobody was there: each with what its group shows now, or with nothing. */
export async function asToldNow(
  db: Knex,
  kept: readonly { userId: string; payload: NotificationEvent }[],
): Promise<NotificationEvent[]> {
  const groups = kept.flatMap(({ userId, payload: { notification } }) =>
    notification ? { to: userId, id: notification.id } : [],
  );
  const found = await findNotifications(db, groups);
  return kept.map(({ payload: { unread, notification } }) => ({
    unread,
    notification: notification && (found.get(notification.id) ?? null),
  }));
}
