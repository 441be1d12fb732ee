import { z } from 'zod';
import { defineJob } from '../jobs/defineJob.ts';
import { takeAwayUnused } from './takeAwayUnused.ts';

/** How long a file may belong to nothing: somebody may be writing the post around it, or take a deletion back. */
export const UNUSED_MS = 24 * 60 * 60_000;

export const sweepMediaJob = defineJob({
  name: 'media.sweep',
  payload: z.object({ id: z.uuid() }),
  run: ({ id }, { db, clock, config }) =>
    takeAwayUnused({ db, config }, id, new Date(clock.now().getTime() - UNUSED_MS)),
});
