import { z } from 'zod';

/** The second value of every logged event: where it stands in the log of the one it is for. */
export const EventMark = z.object({ event: z.number().int(), at: z.string() });
export type EventMark = z.output<typeof EventMark>;

/** The last event a client has, or null for one that begins now. */
export const LastEvent = z.number().int().nonnegative().nullable();

/** How long ago a page that begins looked at things first, in milliseconds. Who has slept longer loads anew. */
export const FirstLookMs = z
  .number()
  .int()
  .nonnegative()
  .max(24 * 3_600_000);

/**
 * What `sync` and `syncSince` answer once everything up to `lastEvent` has been sent. With `reset` the log no longer
 * reaches back that far, or something came just before a client that begins now: nothing was sent, and what is on screen
 * must be loaded anew.
 */
export const SyncAnswer = z.object({ lastEvent: z.number().int(), reset: z.boolean() });
export type SyncAnswer = z.output<typeof SyncAnswer>;

/** The second value of everything said on a channel: on which; and from whom, when another client says it. */
export const ChannelMark = z.object({ channel: z.string(), userId: z.string().optional() });
export type ChannelMark = z.output<typeof ChannelMark>;

/** The same of a `client-` event. */
export const ClientEventMark = ChannelMark.required();
export type ClientEventMark = z.output<typeof ClientEventMark>;
