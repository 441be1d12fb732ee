import type { Knex } from 'knex';
import { holdPeople } from '../../users/holdPeople.ts';
import { Game } from '../Game.ts';

export const MOST_FAVORITES = 500;

/** Which of these games the member has among their favourites. */
export async function favoritesAmong(
  db: Knex,
  userId: string | undefined,
  gameIds: readonly string[],
): Promise<Set<string>> {
  if (userId === undefined || gameIds.length === 0) return new Set();
  const rows = await db('favorites').where({ user_id: userId }).whereIn('game_id', gameIds).select('game_id');
  return new Set(rows.map(({ game_id }) => String(game_id)));
}

/** The newest first. A game that was taken from the list meanwhile is not among them. */
export async function favoriteGames(db: Knex, userId: string): Promise<Game[]> {
  return Game.query(db)
    .join('favorites', 'favorites.game_id', 'games.id')
    .where('favorites.user_id', userId)
    .where('games.is_hidden', false)
    .orderBy('favorites.created_at', 'desc')
    .orderBy('games.id')
    .select('games.*');
}

export async function addFavorite(db: Knex, userId: string, gameId: string): Promise<'added' | 'full'> {
  // Two devices at once must not both find the last place free.
  await holdPeople(db, [userId]);
  const [{ count } = { count: 0 }] = await db('favorites').where({ user_id: userId }).count();
  const isThere = await db('favorites').where({ user_id: userId, game_id: gameId }).first('game_id');
  if (!isThere && Number(count) >= MOST_FAVORITES) return 'full';
  await db('favorites')
    .insert({ user_id: userId, game_id: gameId })
    .onConflict(['user_id', 'game_id'])
    .ignore();
  return 'added';
}
