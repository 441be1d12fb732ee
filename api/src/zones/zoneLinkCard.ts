import type { Knex } from 'knex';
import type { FileOf, LinkCard } from '../http/LinkCard.ts';
import type { Language } from '../language/language.ts';
import { sceneOf } from './zones.ts';

/** As `npm run posters` renders them. */
const SIZE = { width: 800, height: 450 };

const WORDS = {
  en: {
    place: (hour: string) =>
      `${hour.charAt(0).toUpperCase()}${hour.slice(1)}. Walk in and meet who is there.`,
    made: (owner: string) => `A zone by ${owner}. Walk in and meet who is there.`,
  },
  de: {
    place: () => 'Komm herein und triff, wer gerade da ist.',
    made: (owner: string) => `Eine Zone von ${owner}. Komm herein und triff, wer gerade da ist.`,
  },
} as const satisfies Record<Language, unknown>;

/** What a link to a place unfolds to elsewhere: its name, its hour, and its picture as mf-zones shows it. */
export function placeLinkCard(scene: string, language: Language, fileOf: FileOf): LinkCard | undefined {
  const zone = sceneOf(scene);
  if (!zone) return undefined;
  const { name: title, hour } = zone;
  return { title, description: WORDS[language].place(hour), ...pictureOf(scene, title, fileOf) };
}

/** The same for a zone that somebody made. Of those that are not public nothing is told. */
export async function madeZoneLinkCard({
  db,
  named: slug,
  language,
  fileOf,
}: {
  db: Knex;
  named: string;
  language: Language;
  fileOf: FileOf;
}): Promise<LinkCard | undefined> {
  const zone = await db('made_zones as z')
    .join('users as o', 'o.id', 'z.owner_id')
    .where({ 'z.slug': slug, 'z.mode': 'public' })
    .where({ 'o.is_blocked': false, 'o.deleted_at': null, 'o.demo_until': null })
    .first('z.name', 'z.theme', 'o.name as owner');
  if (!zone) return undefined;
  const { name: title, theme, owner } = zone;
  return { title, description: WORDS[language].made(owner), ...pictureOf(theme, title, fileOf) };
}

function pictureOf(theme: string, alt: string, fileOf: FileOf): Pick<LinkCard, 'image'> {
  const path = fileOf('mf-zones', new RegExp(`^${theme}\\.\\w+\\.webp$`));
  return path ? { image: { path, ...SIZE, alt } } : {};
}
