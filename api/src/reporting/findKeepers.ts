import type { Knex } from 'knex';
import type { Member } from '../http/session.ts';

/** All who decide about reports: the administrators and the moderators, those alone who can come in. */
export async function findKeepers(db: Knex): Promise<Pick<Member, 'id' | 'isAdmin' | 'role'>[]> {
  return db('users')
    .where((one) => one.where({ is_admin: true }).orWhere({ role: 'moderator' }))
    .where({ deleted_at: null, is_blocked: false })
    .orderBy('id')
    .select('id', 'role', { isAdmin: 'is_admin' });
}
