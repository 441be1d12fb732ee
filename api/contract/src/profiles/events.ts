import { z } from 'zod';

/** One's own picture is another one now, on whatever device it was changed. */
export const PictureChanged = z.object({ profile: z.string().nullable() });
export type PictureChanged = z.output<typeof PictureChanged>;
