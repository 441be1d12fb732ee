import type { Knex } from 'knex';
import { User } from './User.ts';

const MOST_FOUND = 20;

/** People whose username or name holds the text: those that begin with it first. */
export async function searchPeople(db: Knex, text: string): Promise<User[]> {
  const escaped = text.replace(/[\\%_]/g, '\\$&');
  const within = `%${escaped}%`;
  const ahead = `${escaped}%`;
  return User.query(db)
    .whereNull('deleted_at')
    .whereNull('demo_until')
    .whereNotNull('joined_at')
    .where('is_blocked', false)
    .whereRaw('(username::text ilike ? or name ilike ?)', [within, within])
    .orderByRaw('(username::text ilike ?) desc, (name ilike ?) desc, username', [ahead, ahead])
    .limit(MOST_FOUND);
}
