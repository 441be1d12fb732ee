import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';

/** How long a recovery code that turns up again still opens what was before one began anew. */
export const KEPT_DAYS = 30;

/** Forgets the sealed keys before a reset and all copies that open them. The chain stays: others go by it. */
export const forgetOldKeysJob = defineJob({
  name: 'keys.forget-old',
  attempts: UNTIL_DONE,
  payload: z.object({ userId: z.string(), before: z.number() }),
  async run({ userId, before }, { db }) {
    await db('key_entries').where({ user_id: userId }).where('n', '<', before).update({ sealed: null });
    await db('key_copies').where({ user_id: userId }).where('root', '<', before).delete();
  },
});
