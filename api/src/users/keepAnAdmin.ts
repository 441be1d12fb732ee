import type { Knex } from 'knex';
import { permit } from '../http/errors.ts';
import { User } from './User.ts';
import { lastAdmin } from './users.errors.ts';

/** Refuses when nobody would be left to look after the place. Whoever asks has taken their turn among those who may. */
export async function keepAnAdmin(db: Knex, person: { id: string; is_admin: boolean }): Promise<void> {
  if (!person.is_admin) return;
  const other = await User.query(db)
    .findOne({ is_admin: true, is_blocked: false, deleted_at: null })
    .whereNotNull('joined_at')
    .whereNot('id', person.id);
  permit(other !== undefined, lastAdmin);
}
