import type { Knex } from 'knex';

interface RunKind {
  user_id: string;
  game_id: string;
  version: number;
  state: 'ranked' | 'slow' | 'flagged';
}

/** Of all runs of somebody in a game the best keeps its log. Each is as long as its player likes, and they may bring thousands. */
export async function keepBestLog(db: Knex, kind: RunKind): Promise<void> {
  const best = db('game_runs')
    .where(kind)
    .orderBy([{ column: 'score', order: 'desc' }, { column: 'ended_at' }, { column: 'id' }])
    .limit(1)
    .select('id');
  await db('game_runs').where(kind).whereNotNull('log').whereNotIn('id', best).update({ log: null });
}
