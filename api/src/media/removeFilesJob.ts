import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';
import { storeOf } from './storeOf.ts';

/**
 * Takes away files that no row names from the commit on: it is queued with what takes them out of the row, so that they
 * are found again whatever happens in between. Never for a name that may be stored once more.
 */
export const removeFilesJob = defineJob({
  name: 'media.remove-files',
  attempts: UNTIL_DONE,
  payload: z.object({ keys: z.array(z.string()) }),
  run: ({ keys }, { config }) => storeOf(config).delete(keys),
});
