import { z } from 'zod';
import { Announcement } from './settings/announcement.ts';
import { FEATURES, LANGUAGE_TAGS } from './settings/features.ts';

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
  /** What an administrator has switched off. */
  features_off: z.array(z.enum(FEATURES)).optional(),
  /** The languages that are offered, the first for whoever reads none of them; all when left out. */
  languages: z.array(z.enum(LANGUAGE_TAGS)).optional(),
  /** What stands above every page, in the language of the page. */
  announcements: z.array(Announcement).optional(),
});
export type Brand = z.infer<typeof Brand>;
