import type { Knex } from 'knex';
import { deleteInBatches } from '../../db/inBatches.ts';

/** How often these were watched. */
export async function viewCounts(db: Knex, videoIds: readonly string[]): Promise<Map<string, number>> {
  const rows: { video_id: string; views: number }[] = await db('video_view_counts').whereIn(
    'video_id',
    videoIds,
  );
  return new Map(rows.map(({ video_id, views }) => [video_id, views]));
}

const KEPT_DAYS = 2;

/** Who watched what is forgotten as soon as it decides nothing more; the number stays as long as its video. */
export async function forgetViewers(db: Knex, now: Date): Promise<void> {
  const where = 'seen_on < cast(:now as timestamptz) - make_interval(days => cast(:days as int))';
  await deleteInBatches(db, { table: 'video_views', where, bindings: { now, days: KEPT_DAYS } });
  await db.raw(`
    delete from video_view_counts c
    where not exists (select from videos v where v.id::text = c.video_id)
      and not exists (select from member_videos v where v.id::text = c.video_id)`);
}
