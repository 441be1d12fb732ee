import { findSeen } from '../../friends/visiblePeople.ts';
import { tooManyFavorites, unknownGame } from '../games.errors.ts';
import { presentFavorite } from '../games.presenter.ts';
import { findGame } from '../games.routes.ts';
import { found, permit } from '../../http/errors.ts';
import type { Slice } from '../../http/slice.ts';
import { User } from '../../users/User.ts';
import { unknownPerson } from '../../users/users.errors.ts';
import { addFavorite, favoriteGames } from './favorites.ts';
import { canSeeFavorites } from './favorites.policy.ts';

export const favoritesRoutes: Slice = (on) => {
  // every member: one's own
  on('POST /fav/:gameId', async ({ session: { member }, input, db }) => {
    const { id } = found(await findGame(db, input.params.gameId), unknownGame);
    permit((await addFavorite(db, member.id, id)) === 'added', tooManyFavorites);
    return { id, isFavorited: true };
  });

  // every member: one's own
  on('DELETE /fav/:gameId', async ({ session: { member }, input, db }) => {
    const { id } = found(await findGame(db, input.params.gameId), unknownGame);
    await db('favorites').where({ user_id: member.id, game_id: id }).delete();
    return { id, isFavorited: false };
  });

  // every member: one's own
  on('GET /fav', async ({ session: { member }, db }) =>
    (await favoriteGames(db, member.id)).map(presentFavorite),
  );

  on('GET /fav/:username', async ({ session: { member }, input, db }) => {
    const person = found(await findSeen(db, member.id, input.params.username), unknownPerson);
    if (!canSeeFavorites(member, person)) return [];
    return (await favoriteGames(db, person.id)).map(presentFavorite);
  });

  // every member: one's own
  on('GET /fav-settings', async ({ session: { member }, db }) => {
    const me = found(await User.query(db).findById(member.id), unknownPerson);
    return { public: me.shows_favorites };
  });

  // every member: one's own
  on('PUT /fav-settings', async ({ session: { member }, input: { body }, db }) => {
    await User.query(db).findById(member.id).patch({ shows_favorites: body.public });
    return { public: body.public };
  });
};
