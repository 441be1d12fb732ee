import type { Knex } from 'knex';

/** Many films before it may take longer than a day: what belongs to nothing is swept, but not while its turn is to come. */
export async function keepWaiting(db: Knex, now: Date): Promise<void> {
  await db.raw(
    `update media m set loose_since = :now
     from member_videos v join graphile_worker._private_jobs j on j.key = 'videos.make ' || v.id
     where m.id = v.media_id and m.attached_at is null and v.state = 'making' and j.attempts < j.max_attempts`,
    { now },
  );
}
