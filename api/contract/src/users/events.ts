import { z } from 'zod';

/** One's name, address or rights are otherwise now, wherever that was done. What they are, the account tells. */
export const AccountChanged = z.object({});
export type AccountChanged = z.output<typeof AccountChanged>;
