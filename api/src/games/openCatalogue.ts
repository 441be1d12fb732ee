import { catalogue } from '@plaza/arcade/catalogue';
import type { Plaza } from '../plaza.ts';

/** Where the live version of mf-games serves the page of a game. */
const addressOf = (id: string) => `/framed/mf-games/${id}/`;

/** A picture of the game, taken from the game itself. */
const pictureOf = (id: string) => `${addressOf(id)}still.webp`;

/** Puts the games of the arcade on the list. What an administrator changed since stays changed. */
export async function openCatalogue({ db, config }: Pick<Plaza, 'db' | 'config'>): Promise<void> {
  if (config.mode === 'test') return;
  const games = catalogue.map(({ id, title, line, suits }, position) => ({
    slug: id,
    title,
    line,
    url: addressOf(id),
    image_url: pictureOf(id),
    on_mobile: suits.includes('phone'),
    on_pc: suits.includes('desk'),
    position: position + 1,
  }));
  if (games.length === 0) return;
  await db('games').insert(games).onConflict('slug').ignore();
  // Those that were listed before there were pictures.
  for (const { slug, image_url } of games) {
    await db('games').where({ slug, image_url: null }).update({ image_url });
  }
}
