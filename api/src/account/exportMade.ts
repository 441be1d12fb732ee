import type { Knex } from 'knex';

/** What somebody has played, liked, built and noted: their part of "everything about you". */
export async function exportMade(db: Knex, userId: string): Promise<Record<string, unknown>> {
  const notes = await db('zone_notes').where({ user_id: userId }).first('text');
  return {
    played: await db('game_runs as r')
      .join('games as g', 'g.id', 'r.game_id')
      .where({ 'r.user_id': userId })
      .orderBy('r.begun_at')
      .select({ game: 'g.slug' }, 'r.is_daily', 'r.begun_at', 'r.ended_at', 'r.state', 'r.score'),
    achievements: await db('achievements')
      .where({ user_id: userId })
      .orderBy('earned_at')
      .select('kind', 'earned_at'),
    favorites: await db('favorites as f')
      .join('games as g', 'g.id', 'f.game_id')
      .where({ 'f.user_id': userId })
      .orderBy('g.slug')
      .pluck('g.slug'),
    zones: await db('made_zones as z')
      .leftJoin('zone_revisions as r', (on) => on.on('r.zone_id', 'z.id').andOn('r.revision', 'z.revision'))
      .where({ 'z.owner_id': userId })
      .orderBy('z.id')
      .select('z.name', 'z.slug', 'z.theme', 'z.mode', 'z.created_at', 'r.recipe'),
    zone_notes: notes?.text ?? null,
  };
}
