import type { Knex } from 'knex';
import { takeTurn } from '../db/takeTurn.ts';
import { AWAY_MS } from './Match.ts';

/** More than so many are told of each move of a match by others. */
const MOST_WATCHERS = 20;

interface Look {
  matchId: string;
  userId: string;
  now: Date;
}

/** Whoever takes part may look, and so may others while there are not too many of them; they count from then on. */
export async function mayLook(db: Knex, { matchId, userId, now }: Look): Promise<boolean> {
  const part = await db('match_players').where({ match_id: matchId, user_id: userId }).first('player');
  if (part) return true;
  const since = new Date(now.getTime() - AWAY_MS);
  const watches = await db('match_watchers')
    .where({ match_id: matchId, user_id: userId })
    .where('here_at', '>', since)
    .update({ here_at: now });
  if (watches > 0) return true;
  return db.transaction(async (inner) => {
    // Several who come at once must not all find the last place free.
    await takeTurn(inner, 'watchers', matchId);
    const [{ count } = { count: 0 }] = await inner('match_watchers')
      .where({ match_id: matchId })
      .whereNot({ user_id: userId })
      .where('here_at', '>', since)
      .count();
    if (Number(count) >= MOST_WATCHERS) return false;
    await inner('match_watchers')
      .insert({ match_id: matchId, user_id: userId, here_at: now })
      .onConflict(['match_id', 'user_id'])
      .merge(['here_at']);
    return true;
  });
}

/** A sign of life of somebody who watches. */
export async function keepsWatching(db: Knex, { matchId, userId, now }: Look): Promise<void> {
  await db('match_watchers').where({ match_id: matchId, user_id: userId }).update({ here_at: now });
}
