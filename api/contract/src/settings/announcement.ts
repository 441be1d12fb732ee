import { z } from 'zod';
import { filledText, text } from '../text.ts';
import { givenTime } from '../when.ts';
import { ANNOUNCEMENT_LENGTH, ANNOUNCEMENT_TONES } from './features.ts';

const Moment = z.date().or(z.string());
/** A page of this Plaza, or one outside. */
export const LinkTo = text(300).regex(
  /^(\/(?!\/)|https?:\/\/)[^\s"'<>]*$/,
  'An address of a page: /zones, or https://example.org.',
);

/** What the shell shows above every page until it is dismissed. */
export const Announcement = z
  .object({
    id: z.string(),
    words: z.string(),
    tone: z.enum(ANNOUNCEMENT_TONES),
    link: z.string().nullable(),
  })
  .meta({ id: 'Announcement' });
export type Announcement = z.infer<typeof Announcement>;

export const NewAnnouncement = z.strictObject({
  words: filledText(ANNOUNCEMENT_LENGTH),
  words_de: text(ANNOUNCEMENT_LENGTH).optional(),
  tone: z.enum(ANNOUNCEMENT_TONES),
  link: LinkTo.nullable().optional(),
  /** Shown until then; without it, until it is ended. */
  until: givenTime.nullable().optional(),
});

/** As the administration sees it. */
export const KeptAnnouncement = Announcement.extend({
  words_de: z.string(),
  until: Moment.nullable(),
  created_at: Moment,
  ended_at: Moment.nullable(),
}).meta({ id: 'KeptAnnouncement' });
export type KeptAnnouncement = z.infer<typeof KeptAnnouncement>;
