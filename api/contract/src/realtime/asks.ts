import { z } from 'zod';
import type { LoggedEventName, LoggedEvents, PresenceNews } from './events.ts';
import type { EventMark } from './hub.ts';

/** What a browser may ask of the hub, by name: what it says, and what it is answered. A slice that answers adds a line. */
export interface HubAsks {
  /** How those of these people are whom the visitor may see. At most 200 at once. */
  presence: { says: [userIds: string[]]; gets: PresenceNews[] };
}
export type HubAskName = keyof HubAsks;

/** The same for what is answered with a stream of items. */
export interface HubStreams {
  /** The visitor's own logged events after a place in the log, up to now. `after: 0` is as far back as the log goes. */
  events: { says: [after: number]; gets: PastEvent };
}
export type HubStreamName = keyof HubStreams;

export type PastEvent = {
  [Name in LoggedEventName]: { type: Name; payload: LoggedEvents[Name]; mark: EventMark };
}[LoggedEventName];

/** Where `events` begins. */
export const AfterEvent = z.number().int().nonnegative();
