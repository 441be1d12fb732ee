import type { LiveNow } from '../live/calls.ts';
import { z } from 'zod';
import type { MatchAnswer } from '../games/matchCalls.ts';
import type { LoggedEventName, LoggedEvents, PresenceChange } from './events.ts';
import type { VoiceTicket, ZoneAct, ZoneEntry, ZoneNews } from '../zones/live.ts';
import type { EventMark } from './hub.ts';

/** What a browser may ask of the hub, by name: what it says, and what it is answered. A slice that answers adds a line. */
export interface HubAsks {
  /** How those of these people are whom the visitor may see. At most 200 at once. */
  presence: { says: [userIds: string[]]; gets: PresenceChange[] };
  /** Where one is now, as `encodeMotion` writes it. `false`: it was not taken. */
  'zone-move': { says: [visit: string, motion: string]; gets: boolean };
  /** Something that those in the zone are to hear of. `false`: it was not taken. */
  'zone-act': { says: [visit: string, act: ZoneAct]; gets: boolean };
  /** The server that carries voices, and a ticket to it; `null` where browsers talk to each other. */
  'zone-voice': { says: [visit: string]; gets: VoiceTicket | null };
  /** A move in a match: its number among one's own, so that one which is sent twice is made once, and what it is. */
  'match-act': { says: [matchId: string, number: number, action: unknown]; gets: MatchAnswer };
  /** A sign of life from a page with a match; it also brings the clock forward. */
  'match-here': { says: [matchId: string]; gets: MatchAnswer };
}
export type HubAskName = keyof HubAsks;

/** The same for what is answered with a stream of items. */
export interface HubStreams {
  /** The visitor's own logged events after a place in the log, up to now. `after: 0` is as far back as the log goes. */
  events: { says: [after: number]; gets: PastEvent };
  /** To be in a zone, for as long as one listens. */
  zone: { says: [entry: ZoneEntry]; gets: ZoneNews };
  /** How this Plaza is doing, again every few seconds, for as long as an administrator listens. */
  live: { says: []; gets: LiveNow };
}
export type HubStreamName = keyof HubStreams;

export type PastEvent = {
  [Name in LoggedEventName]: { type: Name; payload: LoggedEvents[Name]; mark: EventMark };
}[LoggedEventName];

/** Where `events` begins. */
export const AfterEvent = z.number().int().nonnegative();
