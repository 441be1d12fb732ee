import type { Knex } from 'knex';
import type { LinkCard } from '../http/LinkCard.ts';
import type { Language } from '../language/language.ts';
import { findGame } from './games.routes.ts';

/** How large the pictures of the arcade are; a picture from elsewhere is shown by nobody but who made it. */
const SIZE = { width: 480, height: 360 };

const PLAY: Record<Language, string> = {
  en: 'Play it in your browser.',
  de: 'Spiel es im Browser.',
};

/** What a link to a game unfolds to in other places: its name, what one does in it, its picture. */
export async function gameLinkCard(db: Knex, id: string, language: Language): Promise<LinkCard | undefined> {
  const game = await findGame(db, id);
  if (!game) return undefined;
  const { title, line, image_url } = game;
  return {
    title,
    description: line && language === 'en' ? line : PLAY[language],
    ...(image_url?.startsWith('/framed/') ? { image: { path: image_url, ...SIZE, alt: title } } : {}),
  };
}
