import { z } from 'zod';

/**
 * The one shape of every refusal. The sentence stands under both names because clients of
 * different calls read different fields: `error` at login, `message` at registration.
 */
export const ErrorAnswer = z
  .object({
    code: z.string(),
    error: z.string(),
    message: z.string(),
    requestId: z.string(),
    /** Which input was wrong and why, by its path: `body.username`. */
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
