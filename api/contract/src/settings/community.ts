import { z } from 'zod';
import { NewAnnouncement } from './announcement.ts';
import { GameFields, VideoFields } from './catalogue.ts';
import { LogoImage } from './logo.ts';
import { NewPlacement } from './placement.ts';
import { Settings } from './settings.ts';

const MOST = 500;

/** Everything that an administrator has set, as one file: to move it to another Plaza, or to keep it. No person is in it. */
export const Community = z
  .strictObject({
    plaza: z.literal('settings'),
    version: z.literal(1),
    settings: Settings,
    logos: z.strictObject({ dark: LogoImage.optional(), light: LogoImage.optional() }).optional(),
    announcements: z.array(NewAnnouncement).max(MOST),
    placements: z.array(NewPlacement).max(MOST),
    /** In the order in which they are shown. */
    games: z.array(GameFields).max(MOST).superRefine(eachOnce),
    videos: z.array(VideoFields).max(MOST).superRefine(eachOnce),
  })
  .meta({ id: 'Community' });
export type Community = z.infer<typeof Community>;

/** An entry is known by its slug. */
function eachOnce(entries: readonly { slug: string }[], context: z.RefinementCtx): void {
  const seen = new Set<string>();
  for (const [index, { slug }] of entries.entries()) {
    const path = [index, 'slug'];
    if (seen.has(slug)) {
      context.addIssue({ code: 'custom', path, message: `Stands in this list already: ${slug}.` });
    }
    seen.add(slug);
  }
}
