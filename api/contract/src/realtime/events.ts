import { z } from 'zod';
import { ChatChanged, ChatEntryEvent, ChatMarks, ChatRead, NewMessage } from '../chat/events.ts';
import { NewPost, PostChanged } from '../feed/events.ts';
import { MatchChanged } from '../games/matchCalls.ts';
import { FriendshipChanged } from '../friends/events.ts';
import { KeyLinkChanged, KeysChanged } from '../keys/events.ts';
import { CampaignChanged } from '../investors/events.ts';
import { NotificationEvent, NotificationsRead } from '../notifications/events.ts';
import { PictureChanged } from '../profiles/events.ts';
import { RemotesChanged } from '../remotes/events.ts';
import { AccountChanged } from '../users/events.ts';
import { FriendZone, ZonePeople } from '../zones/live.ts';

/** Somebody came online or went offline. It may be lost, so it is never in the log. */
export const PresenceChange = z.object({
  userId: z.string(),
  online: z.boolean(),
  last_active: z.string().nullable(),
});
export type PresenceChange = z.output<typeof PresenceChange>;

/**
 * What the log of a person may hold, by name: each is kept, and comes exactly once and in order.
 * A slice that has news adds a line; names and fields are never changed.
 */
export const loggedEvents = {
  'new-message': NewMessage,
  'chat-entry': ChatEntryEvent,
  'chat-changed': ChatChanged,
  'chat-read': ChatRead,
  'keys-changed': KeysChanged,
  'key-link': KeyLinkChanged,
  notification: NotificationEvent,
  'notifications-read': NotificationsRead,
  friendship: FriendshipChanged,
  'picture-changed': PictureChanged,
  'account-changed': AccountChanged,
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
  'remotes-changed': RemotesChanged,
  'chat-marks': ChatMarks,
  'campaign-changed': CampaignChanged,
  'zone-people': ZonePeople,
  'friend-zone': FriendZone,
  /** Only servers listen: what is set of the community is read anew. */
  'settings-changed': z.object({}),
  'match-changed': MatchChanged,
  /** On the channel `brand`: name, logo, languages or announcements are others. Ask for the brand again. */
  'brand-changed': z.object({}),
} satisfies Record<string, z.ZodType>;

export type ChannelEvents = {
  [Name in keyof typeof channelEvents]: z.output<(typeof channelEvents)[Name]>;
};
export type ChannelEventName = keyof ChannelEvents;

/** Everything the hub says to a browser, by name: the payload, and where it comes from. */
export interface HubEvents extends LoggedEvents, ChannelEvents {
  presence: PresenceChange;
  /** Said by the shell on a channel: listening has begun, or begun anew after something may have been missed. */
  joined: null;
}
