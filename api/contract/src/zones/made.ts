import { z } from 'zod';
import { ClientId } from '../feed/inputs.ts';
import { filledText, text } from '../text.ts';
import { ZoneRecipe } from './recipe.ts';
import { RECIPE_LIMITS } from './recipeLimits.ts';
import { THEME_NAMES } from './themes.ts';

/** public: open to everyone. private: by invitation. protected: whoever knocks is let in by the owner. */
export const ZoneMode = z.enum(['public', 'private', 'protected']);
export type ZoneMode = z.infer<typeof ZoneMode>;

/** So many are shown of those who knock, may always enter or are banned: the next, when some of them are done with. */
export const MOST_ZONE_PEOPLE = 200;

const MOST_TAGS = 5;

/** What a zone is about, in words one looks for: `poems`, `late-night`. */
export const ZoneTag = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[\p{L}\p{N}][\p{L}\p{N}-]{0,23}$/u, 'A tag is one word of at most 24 letters.');
export const ZoneTags = z.array(ZoneTag).max(MOST_TAGS);

/** The form of Create zone. A name is asked for but not demanded: without one the server finds one. */
export const CreateZone = z
  .strictObject({
    name: text(RECIPE_LIMITS.nameLength),
    zone: z.enum(THEME_NAMES),
    mode: ZoneMode,
    /** 'Allow Automatic Access to Users': friends of the owner need not knock. */
    automatic_access: z.boolean().default(false),
    /** 'Avatar 1' or 'Avatar 2'. */
    avatar: z.union([z.literal(1), z.literal(2)]),
    /** 'Broadcast/Notify Users When Zone Is Created': tells the friends of the owner. */
    notify: z.boolean().default(false),
    /** Sent twice, it is the same zone. */
    clientId: ClientId.optional(),
  })
  .meta({ id: 'CreateZone' });
export type CreateZone = z.infer<typeof CreateZone>;

const Owner = z.object({
  id: z.string(),
  name: z.string(),
  username: z.string(),
  profile: z.string().nullable(),
});

/** A zone that somebody made, in a list. */
export const MadeZone = z
  .object({
    id: z.string(),
    name: z.string(),
    slug: z.string(),
    /** `/zones/u/…`: where it is published. */
    path: z.string(),
    /** Which place it began as. */
    zone: z.enum(THEME_NAMES),
    mode: ZoneMode,
    automatic_access: z.boolean(),
    owner: Owner,
    is_mine: z.boolean(),
    /** How many are in it now. */
    people: z.int(),
    tags: z.array(z.string()).optional(),
    /** Whose zone it was made from. */
    remix_of: z.object({ name: z.string(), path: z.string(), owner: z.string() }).nullable(),
    created_at: z.date().or(z.string()),
  })
  .meta({ id: 'MadeZone' });
export type MadeZone = z.infer<typeof MadeZone>;

/**
 * How somebody stands to a zone. `open`: they may enter. `closed`: they may knock. `asked`: they have, and nobody has
 * answered. `declined`: not this time.
 */
export const ZoneStanding = z.enum(['owner', 'open', 'closed', 'asked', 'declined']);
export type ZoneStanding = z.infer<typeof ZoneStanding>;

/** The same at its own address. What stands in it is shown to those who may enter. */
export const MadeZoneView = z
  .object({
    ...MadeZone.shape,
    standing: ZoneStanding,
    revision: z.int(),
    recipe: ZoneRecipe.nullable(),
  })
  .meta({ id: 'MadeZoneView' });
export type MadeZoneView = z.infer<typeof MadeZoneView>;

export const ChangeZone = z.strictObject({
  name: filledText(RECIPE_LIMITS.nameLength).optional(),
  mode: ZoneMode.optional(),
  automatic_access: z.boolean().optional(),
  tags: ZoneTags.optional(),
});

export const ZoneKnock = z.object({ person: Owner, at: z.date().or(z.string()) }).meta({ id: 'ZoneKnock' });
export type ZoneKnock = z.infer<typeof ZoneKnock>;

export const KnockAnswer = z.enum(['let-in', 'always', 'decline', 'block']);
export type KnockAnswer = z.infer<typeof KnockAnswer>;

export const ZoneInvitation = z
  .object({
    id: z.string(),
    /** The address to pass on. */
    path: z.string(),
    created_at: z.date().or(z.string()),
    /** How many came in by it. */
    used: z.int(),
  })
  .meta({ id: 'ZoneInvitation' });
export type ZoneInvitation = z.infer<typeof ZoneInvitation>;

export const ZoneRevision = z
  .object({ revision: z.int(), at: z.date().or(z.string()), by: z.string(), pieces: z.int() })
  .meta({ id: 'ZoneRevision' });
export type ZoneRevision = z.infer<typeof ZoneRevision>;

/** A friend who is in a zone that one may enter. */
export const ZoneFriend = z
  .object({ person: Owner, zone: z.object({ name: z.string(), path: z.string() }) })
  .meta({ id: 'ZoneFriend' });
export type ZoneFriend = z.infer<typeof ZoneFriend>;

export const madeZoneExample: z.input<typeof MadeZone> = {
  id: '7',
  name: 'Lantern Court',
  slug: 'lantern-court',
  path: '/zones/u/lantern-court',
  zone: 'castle',
  mode: 'public',
  automatic_access: false,
  owner: { id: '1', name: 'Amber Lindqvist', username: 'amber', profile: null },
  is_mine: false,
  people: 3,
  tags: ['evening', 'poems'],
  remix_of: null,
  created_at: '2026-11-20T18:34:00.000Z',
};
