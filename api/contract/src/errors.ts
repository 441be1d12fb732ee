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
    /** The sentence once more, for clients of the device API: `error` is a title there. */
    description: z.string().optional(),
    /** Which input was wrong and why, by its path: `body.username`. */
    fields: z.record(z.string(), z.string()).optional(),
  })
  .meta({ id: 'Error' });
export type ErrorAnswer = z.infer<typeof ErrorAnswer>;
