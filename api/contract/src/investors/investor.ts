import { z } from 'zod';

const Moment = z.date().or(z.string());

/**
 * How a mail to somebody stands. `unknown`: the server was gone in the very moment of sending, so it may have left;
 * only a person sends it again. `soft` may work another day, `hard` never; `blocked` says that the address lives, but the
 * server there wants no mail of ours.
 */
export const DELIVERY_STATES = [
  'queued',
  'sending',
  'sent',
  'soft',
  'hard',
  'blocked',
  'complaint',
  'skipped',
  'unknown',
] as const;
/** They said so, the address is dead, mail came back three times in a month, or they complained. */
export const SUPPRESSION_REASONS = ['unsubscribed', 'hard', 'soft', 'complaint'] as const;
/** What a mail that came back says. */
export const BounceKind = z.enum(['soft', 'hard', 'blocked', 'complaint']);
export type BounceKind = z.infer<typeof BounceKind>;
export const DeliveryState = z.enum(DELIVERY_STATES);
export type DeliveryState = z.infer<typeof DeliveryState>;

/** Somebody whom the founders write to. */
export const Investor = z
  .object({
    id: z.string(),
    name: z.string(),
    email: z.string(),
    note: z.string(),
    /** Whether they were written to. */
    status: z.boolean(),
    /** Whether they are engaged; only who was written to can be. */
    action: z.boolean(),
    /** The id of who added them; null once that person is gone. */
    creator: z.string().nullable(),
    createdAt: Moment,
    creator_username: z.string().nullable().optional(),
    /** They asked to hear nothing more, or their address is dead. */
    is_suppressed: z.boolean().optional(),
    /** Why nothing is sent to them, and since when; null when nothing stands against it. */
    suppressed: z
      .object({ reason: z.enum(SUPPRESSION_REASONS), at: Moment })
      .nullable()
      .optional(),
    /** The mail to them that was touched last. */
    mail: z
      .object({
        id: z.string(),
        state: DeliveryState,
        /** Which of the subjects it had, counted from 0. */
        subject: z.number(),
        at: Moment,
        /** What the mail server said. */
        response: z.string().nullable(),
      })
      .nullable()
      .optional(),
  })
  .meta({ id: 'Investor' });
export type Investor = z.infer<typeof Investor>;
