import { z } from 'zod';
import { PIECE_KINDS } from './pieces.ts';
import { RECIPE_LIMITS } from './recipeLimits.ts';
import { THEME_NAMES } from './themes.ts';

const { reach, height } = RECIPE_LIMITS;

const across = z.number().min(-reach).max(reach);
const colour = z.string().regex(/^#[0-9a-f]{6}$/i, 'A colour is written #rrggbb.');
const turn = z.number().min(-7).max(7);
const id = z.string().regex(/^[\w-]{1,24}$/, 'An id has up to 24 letters, digits, - and _.');
const spot = z.tuple([across, z.number().min(-10).max(height), across]);

export const ZonePiece = z.strictObject({
  /** Stays the same while it is moved about, so that several can edit at once. */
  id,
  kind: z.enum(PIECE_KINDS),
  at: spot,
  turn: turn.default(0),
  size: z.number().min(0.25).max(4).default(1),
  colour: colour.optional(),
});
export type ZonePiece = z.infer<typeof ZonePiece>;

export const ZonePortal = z.strictObject({
  id,
  at: spot,
  turn: turn.default(0),
  /** Where it leads: a zone of the list, or one that somebody made. */
  to: z.string().regex(/^\/zones\/(u\/)?[\w-]{1,80}$/, 'A portal leads to a zone of this plaza.'),
  name: z.string().trim().min(1).max(RECIPE_LIMITS.nameLength),
});
export type ZonePortal = z.infer<typeof ZonePortal>;

/** A zone as data: what it begins as, what is changed of its light, and everything that stands in it. */
export const ZoneRecipe = z
  .strictObject({
    version: z.literal(1).default(1),
    theme: z.enum(THEME_NAMES),
    /** Scatters what is scattered differently. Without it the theme looks as everybody knows it. */
    seed: z.number().int().min(0).max(0x7fffffff).optional(),
    /** Sky high, sky low, shade, what is built, glow. Without it the theme keeps its own. */
    palette: z.tuple([colour, colour, colour, colour, colour]).optional(),
    light: z
      .strictObject({
        /** Darker below 1, brighter above. */
        strength: z.number().min(0.4).max(1.6).default(1),
        /** Thinner or thicker air. */
        fog: z.number().min(0).max(3).default(1),
        stars: z.boolean().optional(),
      })
      .optional(),
    pieces: z.array(ZonePiece).max(RECIPE_LIMITS.pieces).default([]),
    portals: z.array(ZonePortal).max(RECIPE_LIMITS.portals).default([]),
    spawn: z.strictObject({ at: z.tuple([across, across]), yaw: turn }).optional(),
    sound: z.strictObject({ loud: z.number().min(0).max(1) }).optional(),
  })
  .meta({ id: 'ZoneRecipe' });
export type ZoneRecipe = z.infer<typeof ZoneRecipe>;
