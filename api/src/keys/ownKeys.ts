import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { isFresh } from '../auth/freshness.ts';
import { presentCopy, presentEntry } from './keys.presenter.ts';
import type { CopyRow, EntryRow } from './rows.ts';

interface Asker {
  userId: string;
  sessionId: string;
  now: Date;
}

/** All that somebody's devices need to open their keys, or to make the first. */
export async function ownKeys(db: Knex, { userId, sessionId, now }: Asker): Promise<CallAnswer<'GET /keys'>> {
  const entries = await db<EntryRow>('key_entries').where({ user_id: userId }).orderBy('n');
  const copies = await db<CopyRow>('key_copies').where({ user_id: userId }).orderBy(['root', 'way', 'ref']);
  const is_fresh = await isFresh(db, sessionId, now);
  const credential = await db('credentials').where({ user_id: userId }).first('user_id');
  return {
    chain: entries.map((row) => ({ ...presentEntry(row), sealed: row.sealed })),
    copies: copies.map((row) => presentCopy(row, is_fresh)),
    is_fresh,
    has_password: credential !== undefined,
  };
}

/** The last step of somebody's chain: their present keys. */
export async function presentKeys(db: Knex, userId: string): Promise<EntryRow | undefined> {
  return db<EntryRow>('key_entries').where({ user_id: userId }).orderBy('n', 'desc').first();
}
