import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';
import { takeAwayUnused } from './takeAwayUnused.ts';

/** How long a file may belong to nothing: somebody may be writing the post around it, or take a deletion back. */
export const UNUSED_MS = 24 * 60 * 60_000;

export const sweepMediaJob = defineJob({
  name: 'media.sweep',
  attempts: UNTIL_DONE,
  payload: z.object({ id: z.uuid() }),
  async run({ id }, { db, clock, config }) {
    await takeAwayUnused({ db, config }, id, new Date(clock.now().getTime() - UNUSED_MS));
    const early = await db('media').where({ id }).whereNull('attached_at').first('loose_since');
    if (!early) return;
    // A clock that is a little behind: it comes back.
    const runAt = new Date(early.loose_since.getTime() + UNUSED_MS + 60_000);
    await sweepMediaJob.queue(db, { id }, { runAt, key: `media.sweep ${id}` });
  },
});
