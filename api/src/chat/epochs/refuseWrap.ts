import type { Knex } from 'knex';
import { permit } from '../../http/errors.ts';
import { unknownEpoch } from '../chat.errors.ts';
import { tellChanged } from '../groups/writeNotice.ts';
import type { Standing } from '../holdChat.ts';

/**
 * Somebody's device cannot open what a key has wrapped for it, which the server cannot see: the wrap is put aside, and
 * the others are told that one is missing. It stays as a row, so that the same key makes no second one.
 */
export async function refuseWrap(db: Knex, chat: Standing, n: number, byKeyId: string): Promise<boolean> {
  const mine = db('chat_wraps')
    .where({ conversation_id: chat.id, epoch: n, by_key_id: byKeyId })
    .whereIn('key_id', db('key_entries').where({ user_id: chat.user_id }).select('key_id'));
  permit((await mine.clone().first('epoch')) !== undefined, unknownEpoch);
  const refused = await mine.clone().where({ is_refused: false }).update({ is_refused: true });
  if (refused === 0) return false;
  const others: string[] = await db('conversation_members')
    .where({ conversation_id: chat.id, left_at: null })
    .whereNot({ user_id: chat.user_id })
    .pluck('user_id');
  await tellChanged(db, chat.id, 'wraps', others);
  return true;
}
