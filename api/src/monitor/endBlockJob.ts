import { z } from 'zod';
import type { Knex } from 'knex';
import { recordAct } from '../audit/recordAct.ts';
import type { Clock } from '../clock.ts';
import { defineJob, UNTIL_DONE } from '../jobs/defineJob.ts';

/** Lets somebody in again when their time is over. A block that was made one for good meanwhile stays. */
export const endBlockJob = defineJob({
  name: 'moderation.end-block',
  attempts: UNTIL_DONE,
  payload: z.object({ userId: z.string() }),
  async run({ userId }, { db: pool, clock }) {
    await pool.transaction(async (db) => {
      const person = await db('users')
        .where({ id: userId, is_blocked: true })
        .forNoKeyUpdate()
        .first('blocked_until');
      const until: Date | null = person?.blocked_until ?? null;
      if (!until) return;
      if (until > clock.now()) {
        // A clock that is a little behind: it comes back.
        await endBlockJob.queue(db, { userId }, { runAt: new Date(until.getTime() + 60_000) });
        return;
      }
      await endBlock({ db, clock }, userId);
    });
  },
});

export async function endBlock({ db, clock }: { db: Knex; clock: Clock }, userId: string): Promise<void> {
  await db('users').where({ id: userId }).update({ is_blocked: false, blocked_until: null });
  await recordAct(
    { db, clock },
    { by: null, act: 'person.block-ended', about: { kind: 'person', id: userId } },
  );
}
