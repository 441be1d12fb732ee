import { CHAT_LIMITS } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { friendsAmong } from '../../friends/friendship.ts';
import { seesPerson } from '../../friends/visiblePeople.ts';
import { permit } from '../../http/errors.ts';
import { tooManyMembers, unknownChatPerson } from '../chat.errors.ts';
import { permitReturn } from './leavings.ts';

interface Adding {
  chatId: string;
  by: string;
  userIds: readonly string[];
  now: Date;
  /** They may read what was said before. */
  sharesHistory?: boolean;
}

/** Lets people into a group. For who is no friend of whoever lets them in it is a request. Answers who is new. */
export async function addMembers(
  db: Knex,
  { chatId, by, userIds, now, sharesHistory = false }: Adding,
): Promise<{ added: string[]; strangers: number }> {
  const asked = [...new Set(userIds)].filter((id) => id !== by);
  const seen: string[] = await db('users as u')
    .whereIn('u.id', asked)
    .whereRaw(seesPerson(':by', 'u'), { by })
    .pluck('u.id');
  // Whoever names nobody but themselves brings in nobody.
  permit(asked.length > 0 && seen.length === asked.length, unknownChatPerson);
  const friends = new Set(await friendsAmong(db, by, asked));
  await permitReturn(db, { chatId, by, strangers: asked.filter((id) => !friends.has(id)) });
  const chat = await db('conversations').where({ id: chatId }).first('last_seq', 'last_ord', 'epoch');
  const added: { user_id: string }[] = await db('conversation_members')
    .insert(
      asked.map((user_id) => ({
        conversation_id: chatId,
        user_id,
        role: 'member',
        added_by: by,
        joined_at: now,
        left_at: null,
        has_left: false,
        from_seq: sharesHistory ? 0 : chat.last_seq,
        from_epoch: sharesHistory ? 1 : chat.epoch + 1,
        delivered_seq: chat.last_seq,
        read_seq: chat.last_seq,
        read_ord: chat.last_ord,
        is_accepted: friends.has(user_id),
        declined_at: null,
        is_pinned: false,
        is_archived: false,
        muted_until: null,
      })),
    )
    .onConflict(['conversation_id', 'user_id'])
    // Who has left comes in anew; who is in stays as they are.
    .merge()
    .whereNotNull('conversation_members.left_at')
    .returning('user_id');
  const [row] = await db('conversation_members')
    .where({ conversation_id: chatId, left_at: null })
    .count({ count: '*' });
  permit(Number(row?.['count']) <= CHAT_LIMITS.members, tooManyMembers);
  const ids = added.map(({ user_id }) => user_id);
  return { added: ids, strangers: ids.filter((id) => !friends.has(id)).length };
}
