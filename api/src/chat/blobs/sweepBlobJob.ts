import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../../jobs/defineJob.ts';
import { blobKey, blobStore } from './blobStore.ts';

/** How long a file may belong to no message: somebody may be writing it, or be offline. */
export const LOOSE_MS = 24 * 60 * 60_000;

/** Takes an encrypted file away that belongs to nothing. Bytes first: a row without bytes harms nobody. */
export const sweepBlobJob = defineJob({
  name: 'chat.sweep-blob',
  attempts: UNTIL_DONE,
  payload: z.object({ id: z.uuid() }),
  async run({ id }, { db, config }) {
    await db.transaction(async (transaction) => {
      const row = await transaction('chat_blobs').where({ id }).forUpdate().first('attached_at');
      // In a message by now. Of a chat that is gone the row is gone, and the bytes are left.
      if (row && row.attached_at !== null) return;
      await blobStore(config).delete([blobKey(id)]);
      await transaction('chat_blobs').where({ id }).delete();
    });
  },
});
