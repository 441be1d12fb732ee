import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import { User } from '../users/User.ts';
import { lastAdmin } from '../users/users.errors.ts';

/** Refuses when nobody would be left to look after the place. */
export async function keepAnAdmin(db: Knex, person: User): Promise<void> {
  if (!person.is_admin) return;
  // Two administrators who take each other's rights at once must not both find the other still there.
  await db.raw('lock table users in share row exclusive mode');
  const other = await User.query(db)
    .findOne({ is_admin: true, is_blocked: false, deleted_at: null })
    .whereNot('id', person.id);
  permit(other !== undefined, lastAdmin);
}
