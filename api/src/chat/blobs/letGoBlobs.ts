import type { Knex } from 'knex';
import { sweepBlobJob } from './sweepBlobJob.ts';

/**
 * Files whose message is gone: with the commit nobody gets them any more, and their bytes go as soon as somebody finds
 * the time.
 */
export async function letGoBlobs(db: Knex, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db('chat_blobs')
    .whereIn('id', [...ids])
    .update({ attached_at: null, stored_at: null });
  for (const id of ids) await sweepBlobJob.queue(db, { id }, { key: `chat.sweep-blob ${id}` });
}

/** With a guest's rows go those of the files, which would be all that knows of the bytes: theirs, and all of their pairs. */
export async function letGoBlobsOf({ db }: { db: Knex }, userId: string): Promise<void> {
  const pairs = db('conversations').where({ user_lo: userId }).orWhere({ user_hi: userId }).select('id');
  const ids = await db('chat_blobs')
    .where({ owner_id: userId })
    .orWhereIn('conversation_id', pairs)
    .pluck('id');
  await db.transaction((all) => letGoBlobs(all, ids));
}
