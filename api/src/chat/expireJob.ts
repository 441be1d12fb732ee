import type { Knex } from 'knex';
import { z } from 'zod';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';
import type { EntryRow } from './rows.ts';
import { forgetWordsOf } from './send/changeTarget.ts';

const AT_ONCE = 500;

/**
 * Empties what is over: messages, and what was said about one in the moment in which it went, or with an end of its
 * own.
 */
export const expireJob = defineJob({
  name: 'chat.expire',
  attempts: UNTIL_DONE,
  payload: z.object({}),
  async run(_, { db, clock }) {
    const now = clock.now();
    for (;;) {
      const over = await db.transaction(async (transaction) => {
        const rows: EntryRow[] = await transaction('chat_entries')
          .where('expires_at', '<=', now)
          .whereNull('deleted_at')
          .orderBy('id')
          .limit(AT_ONCE)
          .forUpdate()
          .skipLocked();
        if (rows.length > 0) await forgetWordsOf(transaction, rows, now);
        return rows.length;
      });
      if (over < AT_ONCE) return;
    }
  },
});

const LOOK_MS = 60_000;

/** One look a minute is enough for all that disappears in it; until then nobody is shown what is over. */
export async function queueExpiry(db: Knex, at: Date): Promise<void> {
  const minute = Math.ceil(at.getTime() / LOOK_MS);
  await expireJob.queue(db, {}, { runAt: new Date(minute * LOOK_MS), key: `chat.expire ${minute}` });
}
