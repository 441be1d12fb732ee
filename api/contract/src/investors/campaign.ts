import { z } from 'zod';
import { DELIVERY_STATES } from './investor.ts';

const Moment = z.date().or(z.string());

const counts = Object.fromEntries(DELIVERY_STATES.map((state) => [state, z.number()])) as Record<
  (typeof DELIVERY_STATES)[number],
  z.ZodNumber
>;

/** One mailing: to everybody who waits for one, or to a single person. */
export const Campaign = z
  .object({
    id: z.string(),
    kind: z.enum(['one', 'bulk']),
    state: z.enum(['running', 'paused', 'stopped', 'done']),
    created_at: Moment,
    ended_at: Moment.nullable(),
    created_by: z.string().nullable(),
    /** Why it was paused by itself. */
    trouble: z.string().nullable(),
    total: z.number(),
    counts: z.object(counts),
    /** What became of each subject, counted from 0. */
    subjects: z.array(
      z.object({
        subject: z.number(),
        sent: z.number(),
        engaged: z.number(),
        /** Whose address is dead. */
        bounced: z.number(),
        /** Those whose server wanted no mail of ours. */
        blocked: z.number().optional(),
        unsubscribed: z.number(),
      }),
    ),
  })
  .meta({ id: 'Campaign' });
export type Campaign = z.infer<typeof Campaign>;
