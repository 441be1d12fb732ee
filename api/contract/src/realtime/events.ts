import { z } from 'zod';
import { NewPost, PostChanged } from '../feed/news.ts';
import { FriendshipNews } from '../friends/news.ts';
import { NotificationNews, NotificationsRead } from '../notifications/news.ts';
import { PictureChanged } from '../profiles/news.ts';

/** A chat message has arrived. The first three fields are the agreement; what came later is optional. */
export const NewMessage = z.object({
  /** The encrypted text. */
  message: z.string(),
  sendername: z.string(),
  chatID: z.string(),
  id: z.string().optional(),
  /** Its place within the chat. */
  seq: z.number().int().optional(),
  sender_id: z.string().optional(),
  /** What the sender's own device called it before it had an id. */
  client_id: z.string().optional(),
  is_image: z.boolean().optional(),
  created_at: z.string().optional(),
});
export type NewMessage = z.output<typeof NewMessage>;

/** Somebody came online or went offline. It may be lost, so it is never in the log. */
export const PresenceNews = z.object({
  userId: z.string(),
  online: z.boolean(),
  last_active: z.string().nullable(),
});
export type PresenceNews = z.output<typeof PresenceNews>;

/**
 * What the log of a person may hold, by name: each is kept, and comes exactly once and in order.
 * A slice that has news adds a line; names and fields are never changed.
 */
export const loggedEvents = {
  'new-message': NewMessage,
  notification: NotificationNews,
  'notifications-read': NotificationsRead,
  friendship: FriendshipNews,
  'picture-changed': PictureChanged,
} satisfies Record<string, z.ZodType>;

export type LoggedEvents = { [Name in keyof typeof loggedEvents]: z.output<(typeof loggedEvents)[Name]> };
export type LoggedEventName = keyof LoggedEvents;

/**
 * What the server says on channels, by name, to whoever listens just then. A page that was away is told by `sync`
 * to load anew, so say what has changed and not the change itself: ids, counts. A slice that has news adds a line.
 */
export const channelEvents = {
  'new-post': NewPost,
  'post-changed': PostChanged,
} satisfies Record<string, z.ZodType>;

export type ChannelEvents = {
  [Name in keyof typeof channelEvents]: z.output<(typeof channelEvents)[Name]>;
};
export type ChannelEventName = keyof ChannelEvents;

/** Everything the hub says to a browser, by name: the payload, and where it comes from. */
export interface HubEvents extends LoggedEvents, ChannelEvents {
  presence: PresenceNews;
  /** Said by the shell on a channel: listening has begun, or begun anew after something may have been missed. */
  joined: null;
}
