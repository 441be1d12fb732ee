import type { Knex } from 'knex';
import type { Clock } from '../../clock.ts';

/** Longer than any conversation with a mail server may take. */
export const LOST_MS = 2 * 60_000;

/** A mail that is being sent for so long was in the hands of a process that died. It may have left: nobody sends it again by itself. */
export async function markLost({ db, clock }: { db: Knex; clock: Clock }): Promise<void> {
  const now = clock.now();
  await db('deliveries')
    .where({ state: 'sending' })
    .where('changed_at', '<=', new Date(now.getTime() - LOST_MS))
    .update({
      state: 'unknown',
      response: 'The process that was sending it ended.',
      changed_at: now,
    });
}
