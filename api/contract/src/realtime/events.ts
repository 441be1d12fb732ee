import { z } from 'zod';

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
} satisfies Record<string, z.ZodType>;

export type LoggedEvents = { [Name in keyof typeof loggedEvents]: z.output<(typeof loggedEvents)[Name]> };
export type LoggedEventName = keyof LoggedEvents;

/** Everything the hub says to a browser, by name: the payload, and for logged events its `EventMark`. */
export interface HubEvents extends LoggedEvents {
  presence: PresenceNews;
}
