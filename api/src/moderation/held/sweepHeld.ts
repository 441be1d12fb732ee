import type { Knex } from 'knex';

/** As long as an appeal could take; then what was decided is only in the audit log, without the words. */
const KEPT_DAYS = 30;

/** Forgets what was held back and has been decided for a while. */
export async function sweepHeld(db: Knex, now: Date): Promise<number> {
  return db('held_words')
    .where('decided_at', '<', new Date(now.getTime() - KEPT_DAYS * 86_400_000))
    .delete();
}
