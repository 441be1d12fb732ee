import { z } from 'zod';
import { forgetWords } from '../feed/forgetWords.ts';
import { defineJob } from '../jobs/defineJob.ts';
import { changePicture } from '../profiles/changePicture.ts';
import { User } from './User.ts';

/** How long an administrator can bring a deleted person back. */
export const KEPT_DAYS = 30;

/** What was a person's alone. */
const OWN = ['credentials', 'identities', 'passkeys', 'session_families', 'mail_codes', 'user_activity'];

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
      const person = await User.query(transaction).findById(userId);
      const forgotten = await User.query(transaction)
        .where({ id: userId })
        .where('deleted_at', '<=', until)
        .patch({
          name: 'Somebody who left',
          username: `left-${userId}`,
          email: `left-${userId}@nobody.invalid`,
          organisation: null,
          bio: null,
          favourite_zone: null,
          last_active: null,
          is_admin: false,
        });
      // Brought back in the meantime.
      if (!person || forgotten === 0) return;
      await forgetWords({ db: transaction, clock }, { id: userId, keepsPosts: person.keeps_posts });
      await changePicture({ db: transaction, clock }, userId, null);
      for (const table of OWN) {
        await transaction(table).where({ user_id: userId }).delete();
      }
    });
  },
});
