import type { CallInput } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { found, permit } from '../../http/errors.ts';
import { presentKeys } from '../../keys/ownKeys.ts';
import { unknownEpoch, wrongWrap } from '../chat.errors.ts';
import { tellChanged } from '../groups/writeNotice.ts';
import type { Standing } from '../holdChat.ts';

type Wraps = CallInput<'POST /conversations/:id/epochs/:n/wraps'>['body']['wraps'];

/** Keeps wraps of an epoch for members who may read it; answers whom they are for. What is there already stays. */
export async function wrapLater(db: Knex, chat: Standing, n: number, wraps: Wraps): Promise<string[]> {
  permit(n >= chat.from_epoch && n <= chat.epoch, unknownEpoch);
  const keys = found(await presentKeys(db, chat.user_id), wrongWrap);
  const keyIds = wraps.map(({ key_id }) => key_id);
  const { rows } = await db.raw(
    `select m.user_id, k.key_id from conversation_members m join key_entries k on k.user_id = m.user_id
     join users u on u.id = m.user_id and u.deleted_at is null
     where m.conversation_id = :id and m.left_at is null and m.from_epoch <= :n and k.key_id = any(:keyIds)`,
    { id: chat.id, n, keyIds },
  );
  const readers = new Map(rows.map((row: { user_id: string; key_id: string }) => [row.key_id, row.user_id]));
  permit(
    keyIds.every((keyId) => readers.has(keyId)),
    wrongWrap,
  );
  const taken: { key_id: string }[] = await db('chat_wraps')
    .insert(
      wraps.map(({ key_id, wrapped }) => ({
        conversation_id: chat.id,
        epoch: n,
        key_id,
        by_key_id: keys.key_id,
        wrapped,
      })),
    )
    .onConflict()
    .ignore()
    .returning('key_id');
  return taken.flatMap(({ key_id }) => readers.get(key_id) ?? []) as string[];
}

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
