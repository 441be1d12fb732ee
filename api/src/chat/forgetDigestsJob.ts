import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';

const DAY_MS = 86_400_000;
/** So long a deleted message can still be reported by who has it. */
const KEPT_MS = 30 * DAY_MS;

/** Forgets what deleted messages could be known by. */
export const forgetDigestsJob = defineJob({
  name: 'chat.forget-digests',
  attempts: UNTIL_DONE,
  payload: z.object({}),
  async run(_, { db, clock }) {
    const until = new Date(clock.now().getTime() - KEPT_MS);
    await db('chat_entries').whereNotNull('digest').where('deleted_at', '<=', until).update({ digest: null });
  },
});

/** One look for all that is deleted on one day. */
export async function queueDigestEnd(db: Knex, now: Date): Promise<void> {
  const day = Math.ceil((now.getTime() + KEPT_MS) / DAY_MS);
  await forgetDigestsJob.queue(db, {}, { runAt: new Date(day * DAY_MS), key: `chat.forget-digests ${day}` });
}
