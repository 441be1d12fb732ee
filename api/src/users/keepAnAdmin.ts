import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import { User } from './User.ts';
import { lastAdmin } from './users.errors.ts';

/**
 * Two administrators who take each other's rights at once must not both find the other still there. Who may do that goes
 * one after the other, from before they hold anybody: or each could hold whom the other waits for.
 */
export async function takeTurns(db: Knex): Promise<void> {
  await db.raw(`select pg_advisory_xact_lock(hashtext('plaza administrators'))`);
}

/** Refuses when nobody would be left to look after the place. Whoever asks has taken their turn. */
export async function keepAnAdmin(db: Knex, person: { id: string; is_admin: boolean }): Promise<void> {
  if (!person.is_admin) return;
  const other = await User.query(db)
    .findOne({ is_admin: true, is_blocked: false, deleted_at: null })
    .whereNotNull('joined_at')
    .whereNot('id', person.id);
  permit(other !== undefined, lastAdmin);
}
