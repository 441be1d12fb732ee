import type { Knex } from 'knex';
import { friendsAmong } from '../../friends/friendship.ts';
import { permit } from '../../http/errors.ts';
import { hasLeft } from '../chat.errors.ts';

/** Somebody goes of their own accord: who brought them in and is no friend of theirs shall not bring them in again. */
export async function rememberLeaving(db: Knex, chatId: string, userId: string): Promise<void> {
  const [row]: { added_by: string | null }[] = await db('conversation_members')
    .where({ conversation_id: chatId, user_id: userId })
    .update({ has_left: true })
    .returning('added_by');
  const by = row?.added_by;
  if (!by || (await friendsAmong(db, userId, [by])).length > 0) return;
  await db('chat_leavings').insert({ user_id: userId, added_by: by }).onConflict().ignore();
}

/** Refuses to bring in strangers who have left this group, or another into which the same person had brought them. */
export async function permitReturn(
  db: Knex,
  { chatId, by, strangers }: { chatId: string; by: string; strangers: readonly string[] },
): Promise<void> {
  const { rows } = await db.raw(
    `select from unnest(cast(:strangers as bigint[])) as s(id)
     left join conversation_members m on m.conversation_id = :chatId and m.user_id = s.id
     where m.has_left or (m.user_id is null or m.left_at is not null)
       and exists (select from chat_leavings l where l.user_id = s.id and l.added_by = :by)
     limit 1`,
    { chatId, by, strangers: [...strangers] },
  );
  permit(rows.length === 0, hasLeft);
}
