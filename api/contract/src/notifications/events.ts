import { z } from 'zod';
import { Notification } from './notification.ts';

/** Something has happened, or has been taken back; then there is nothing to show. */
export const NotificationEvent = z.object({
  unread: z.int(),
  /** The whole group it belongs to: it takes the place of the one with the same id. */
  notification: Notification.nullable(),
});
export type NotificationEvent = z.output<typeof NotificationEvent>;

/** Read on another device: one, or all up to now. */
export const NotificationsRead = z.object({ id: z.string().nullable(), unread: z.int() });
export type NotificationsRead = z.output<typeof NotificationsRead>;
