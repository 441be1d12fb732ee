import { createHash } from 'node:crypto';
import { LOGO_BYTES, type Community, type LogoTheme } from '@plaza/api-contract';
import type { Knex } from 'knex';
import sharp from 'sharp';
import { LOGO_PX } from '../brand/logoAddress.ts';
import type { Config } from '../config.ts';
import { kindOf } from '../media/kindOf.ts';
import { notALogo } from './settings.errors.ts';

const MOST_PIXELS = 40_000_000;

/** Which logos there are, by a hash that changes with them. */
export type Logos = Config['logos'];

export async function readLogos(db: Knex): Promise<Logos> {
  const rows: { theme: LogoTheme; hash: string }[] = await db('brand_logos').select('theme', 'hash');
  return Object.fromEntries(rows.map(({ theme, hash }) => [theme, hash]));
}

/** Draws it anew as a square: nothing of the file itself is ever sent to anybody. */
export async function makeLogo(image: string): Promise<Buffer> {
  const given = Buffer.from(image, 'base64');
  // The magic bytes decide: a text such as SVG is no picture here.
  if (given.length > LOGO_BYTES || kindOf(given.subarray(0, 64))?.kind !== 'image') throw notALogo();
  const transparent = { r: 0, g: 0, b: 0, alpha: 0 };
  return sharp(given, { limitInputPixels: MOST_PIXELS, failOn: 'error' })
    .autoOrient()
    .resize(LOGO_PX, LOGO_PX, { fit: 'contain', background: transparent })
    .png({ compressionLevel: 9 })
    .toBuffer()
    .catch(() => {
      throw notALogo();
    });
}

export async function keepLogo(db: Knex, theme: LogoTheme, png: Buffer): Promise<void> {
  const hash = createHash('sha256').update(png).digest('hex').slice(0, 12);
  await db('brand_logos').insert({ theme, png, hash }).onConflict('theme').merge();
}

/** The logo for a ground; where there is only the other one, that. */
export async function findLogo(db: Knex, theme: LogoTheme): Promise<Buffer | undefined> {
  const rows: { theme: LogoTheme; png: Buffer }[] = await db('brand_logos').select('theme', 'png');
  return (rows.find((row) => row.theme === theme) ?? rows[0])?.png;
}

export async function exportLogos(db: Knex): Promise<NonNullable<Community['logos']>> {
  const rows: { theme: LogoTheme; png: Buffer }[] = await db('brand_logos').select('theme', 'png');
  return Object.fromEntries(rows.map(({ theme, png }) => [theme, png.toString('base64')]));
}
