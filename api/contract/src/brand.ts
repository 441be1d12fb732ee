import { z } from 'zod';

/** What the operator calls this Plaza and where its links lead; it comes with every page, as `#plaza-brand`. */
export const Brand = z.object({
  name: z.string(),
  /** Where people write for help. */
  email: z.string(),
  phone: z.string(),
  /** Addresses outside; one that is not configured is left out. */
  links: z.object({
    notion: z.string().optional(),
    demo: z.string().optional(),
    pitch: z.string().optional(),
    slide: z.string().optional(),
    social: z.string().optional(),
  }),
});
export type Brand = z.infer<typeof Brand>;
