import { z } from 'zod';
import { filledText, text } from '../text.ts';
import { givenTime } from '../when.ts';
import { LinkTo } from './announcement.ts';
import { PLACEMENT_KINDS, PLACEMENT_PLACES } from './features.ts';

const Moment = z.date().or(z.string());

/** A partner's word at the side of the feed, on the board of a zone, or in a flick. It always says whose it is. */
export const Placement = z
  .object({
    id: z.string(),
    kind: z.enum(PLACEMENT_KINDS),
    place: z.enum(PLACEMENT_PLACES),
    /** The zone it stands in; null for all of them. */
    zone: z.string().nullable(),
    partner: z.string(),
    title: z.string(),
    words: z.string(),
    picture: z.string().nullable(),
    link: z.string(),
  })
  .meta({ id: 'Placement' });
export type Placement = z.infer<typeof Placement>;

/** A picture of this origin: what strangers serve would tell them who looks. */
const OwnPicture = text(300).regex(/^\/(?!\/)[^\s"'<>]+$/, 'A picture of this Plaza, like /api/media/….');

export const NewPlacement = z.strictObject({
  kind: z.enum(PLACEMENT_KINDS),
  place: z.enum(PLACEMENT_PLACES),
  zone: text(60).nullable().optional(),
  partner: filledText(60),
  title: filledText(80),
  words: text(280),
  picture: OwnPicture.nullable().optional(),
  link: LinkTo,
  from: givenTime,
  until: givenTime,
  is_on: z.boolean(),
});

/** `seen` is what the form showed at first: a field that still is so was not touched. */
export const ChangePlacement = NewPlacement.extend({ seen: NewPlacement.partial().optional() });

export const KeptPlacement = Placement.extend({
  from: Moment,
  until: Moment,
  is_on: z.boolean(),
  /** How often it was on a screen, and followed. */
  seen: z.number(),
  followed: z.number(),
}).meta({ id: 'KeptPlacement' });
export type KeptPlacement = z.infer<typeof KeptPlacement>;
