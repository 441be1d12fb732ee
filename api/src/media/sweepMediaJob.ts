import { z } from 'zod';
import { defineJob } from '../jobs/defineJob.ts';
import { Media } from './Media.ts';
import { keysOf, storeOf } from './storeOf.ts';

/** How long a file may belong to nothing: somebody may be writing the post around it, or take a deletion back. */
export const UNUSED_MS = 24 * 60 * 60_000;

/** Takes away a medium that belongs to nothing, files first: without its row nobody would find them again. */
export const sweepMediaJob = defineJob({
  name: 'media.sweep',
  payload: z.object({ id: z.uuid() }),
  async run({ id }, { db, clock, config }) {
    const looseBy = new Date(clock.now().getTime() - UNUSED_MS);
    await db.transaction(async (transaction) => {
      const unused = await Media.query(transaction)
        .findById(id)
        .whereNull('attached_at')
        .where('loose_since', '<=', looseBy)
        .forUpdate();
      if (!unused) return;
      await storeOf(config).delete(keysOf(unused));
      await Media.query(transaction).deleteById(id);
    });
  },
});
