import { z } from 'zod';

/** Somebody one shares a chat with, or oneself, has other keys now. */
export const KeysChanged = z.object({
  user_id: z.string(),
  n: z.int(),
  key_id: z.string(),
  how: z.enum(['first', 'continued', 'reset']),
});
export type KeysChanged = z.output<typeof KeysChanged>;

/** A link between two of one's own devices has been opened, has moved on, or is over. */
export const KeyLinkChanged = z.object({ id: z.string() });
export type KeyLinkChanged = z.output<typeof KeyLinkChanged>;
