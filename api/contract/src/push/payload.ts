import { z } from 'zod';

/** What the worker needs to open a message, also of an epoch that no page has seen. */
export const PushedMessage = z.object({
  /** For whom: the worker looks for the keys of this person and of nobody else. */
  user_id: z.string(),
  chat_id: z.string(),
  message_id: z.string(),
  sender_id: z.string(),
  client_id: z.string(),
  /** `message`, or `preview` where `envelope` is one. */
  kind: z.enum(['message', 'preview']),
  /** The envelope, or null where it does not fit: then the words are not shown. */
  envelope: z.string().nullable(),
  epoch: z.object({
    n: z.int(),
    hash: z.string(),
    nonce: z.string(),
    check: z.string(),
    /** The sender's key id, as the record lists it. */
    sender_key_id: z.string(),
    /** This person's wraps, one at most, and whose key made it. */
    wrap: z.object({ key_id: z.string(), by_key_id: z.string(), wrapped: z.string() }).nullable(),
  }),
});
export type PushedMessage = z.infer<typeof PushedMessage>;

/** What arrives at the worker, in the shape that the public SDK's worker knows. */
export const PushPayload = z
  .object({
    notification: z.object({
      title: z.string(),
      body: z.string(),
      icon: z.string().optional(),
      /** The address within Plaza that a click leads to. */
      deep_link: z.string(),
      hide_notification_if_site_has_focus: z.boolean().optional(),
    }),
    data: z.object({
      pusher: z.object({
        instanceId: z.string(),
        publishId: z.string(),
        hasDisplayableContent: z.boolean(),
        hasData: z.boolean(),
      }),
      plaza: z
        .object({
          /** Notifications with one tag take each other's place. */
          tag: z.string(),
          message: PushedMessage.optional(),
        })
        .optional(),
    }),
  })
  .meta({ id: 'PushPayload' });
export type PushPayload = z.infer<typeof PushPayload>;
