import type { Knex } from 'knex';
import { sweepBlobJob } from './sweepBlobJob.ts';

/** Files whose message is gone: they go with the commit, as soon as somebody finds the time. */
export async function letGoBlobs(db: Knex, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await db('chat_blobs')
    .whereIn('id', [...ids])
    .update({ attached_at: null });
  for (const id of ids) await sweepBlobJob.queue(db, { id }, { key: `chat.sweep-blob ${id}` });
}
