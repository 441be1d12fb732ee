import { z } from 'zod';
import { filledText, text } from '../text.ts';

/** A page or a file of this Plaza, or one outside. */
export const Address = text(500).regex(
  /^(\/(?!\/)|https?:\/\/)[^\s"'<>]+$/,
  'An address: /framed/…, or https://example.org/game/.',
);
const Slug = z
  .string()
  .max(60)
  .regex(/^[a-z][a-z0-9-]*$/, 'Small letters, numbers and hyphens, a letter first.');

const common = {
  slug: Slug,
  title: filledText(80),
  url: Address,
  on_mobile: z.boolean(),
  on_pc: z.boolean(),
  is_hidden: z.boolean(),
};

/** A game as the catalogue keeps it. */
export const GameFields = z.strictObject({
  ...common,
  width: z.int().min(100).max(4000),
  height: z.int().min(100).max(4000),
  line: text(160).nullable(),
});
/** A video as the catalogue keeps it. */
export const VideoFields = z.strictObject({
  ...common,
  kind: z.enum(['file', 'sphere', 'embed']),
  poster: Address.nullable(),
  captions: Address.nullable(),
});

/** `seen` is what the form showed at first: a field that still is so was not touched. */
export const ChangeGame = GameFields.extend({ seen: GameFields.partial().optional() });
export const ChangeVideo = VideoFields.extend({ seen: VideoFields.partial().optional() });

export const CatalogueGame = GameFields.extend({ id: z.string() }).meta({ id: 'CatalogueGame' });
export type CatalogueGame = z.infer<typeof CatalogueGame>;
export const CatalogueVideo = VideoFields.extend({ id: z.string() }).meta({ id: 'CatalogueVideo' });
export type CatalogueVideo = z.infer<typeof CatalogueVideo>;
