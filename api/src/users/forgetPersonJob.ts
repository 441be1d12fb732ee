import { z } from 'zod';
import { defineJob } from '../jobs/defineJob.ts';
import { User } from './User.ts';

/** How long an administrator can bring a deleted person back. */
export const KEPT_DAYS = 30;

/**
 * Takes from a deleted person everything that says who it was. The row stays, because what was written
 * to others is theirs as well and must still have somebody it came from.
 */
export const forgetPersonJob = defineJob({
  name: 'users.forget',
  payload: z.object({ userId: z.string() }),
  async run({ userId }, { db, clock }) {
    const until = new Date(clock.now().getTime() - KEPT_DAYS * 86_400_000);
    await db.transaction(async (transaction) => {
      const forgotten = await User.query(transaction)
        .where({ id: userId })
        .where('deleted_at', '<=', until)
        .patch({
          name: 'Somebody who left',
          username: `left-${userId}`,
          email: `left-${userId}@nobody.invalid`,
          organisation: null,
          picture: null,
          last_active: null,
          is_admin: false,
        });
      // Brought back in the meantime.
      if (forgotten === 0) return;
      for (const table of ['credentials', 'identities', 'session_families', 'mail_codes', 'user_activity']) {
        await transaction(table).where({ user_id: userId }).delete();
      }
    });
  },
});
