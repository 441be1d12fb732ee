import { catalogue } from '@plaza/arcade/catalogue';
import type { Knex } from 'knex';
import { found } from '../http/errors.ts';
import { originOf } from '../http/originOf.ts';
import type { Slice } from '../http/slice.ts';
import type { Plaza } from '../plaza.ts';
import { favoritesAmong } from './favorites/favorites.ts';
import { framingsOf } from './framing.ts';
import { Game } from './Game.ts';
import { unknownGame } from './games.errors.ts';
import { presentGame } from './games.presenter.ts';

export const gamesRoutes: Slice = (on, plaza) => {
  on.onStart(() => openCatalogue(plaza));
  const framings = framingsOf(plaza);

  // public: the landing page shows the games to visitors
  on(
    'POST /games',
    async ({ session, input, db }) => {
      const fits = input.body.deviceType === 'mobile' ? 'on_mobile' : 'on_pc';
      const games = await Game.query(db)
        .where(fits, true)
        .where('is_hidden', false)
        .orderBy('position')
        .orderBy('id');
      const favorites = await favoritesAmong(
        db,
        session.member?.id,
        games.map(({ id }) => id),
      );
      return games.map((game) => presentGame(game, favorites.has(game.id)));
    },
    { transaction: false, limit: 'read' },
  );

  // public: a shared link opens its game
  on('GET /games/:id', async ({ session, input, db }) => {
    const game = found(await findGame(db, input.params.id), unknownGame);
    const favorites = await favoritesAmong(db, session.member?.id, [game.id]);
    return presentGame(game, favorites.has(game.id));
  });

  // every member: who may see a game may see whether it can be shown
  on('GET /games/:id/framing', async ({ input, db, ctx }) => {
    const { url } = found(await findGame(db, input.params.id), unknownGame);
    const said = await framings(url, originOf(ctx, plaza.config));
    return { framing: said === 'not-named' ? 'refused' : said };
  });

  // Nothing is kept: the form of the catalogue says what will come of an address while it is still being filled in.
  on('GET /catalogue/framing', async ({ input, ctx }) => ({
    framing: await framings(input.query.url, originOf(ctx, plaza.config)),
  }));
};

/** A game by the number of the list, or by its name in an address. */
export async function findGame(db: Knex, id: string): Promise<Game | undefined> {
  const column = /^\d{1,18}$/.test(id) ? 'id' : 'slug';
  return Game.query(db).where(column, id).where('is_hidden', false).first();
}

/** Where the live version of mf-games serves the page of a game. */
const addressOf = (id: string) => `/framed/mf-games/${id}/`;

/** A picture of the game, taken from the game itself. */
const pictureOf = (id: string) => `${addressOf(id)}still.webp`;

/** Puts the games of the arcade on the list. What an administrator changed since stays changed. */
async function openCatalogue({ db, config }: Pick<Plaza, 'db' | 'config'>): Promise<void> {
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
