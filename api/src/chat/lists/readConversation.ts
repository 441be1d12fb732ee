import type { ChatMember, Conversation, FormerMember } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { noWall } from '../../friends/visiblePeople.ts';
import { found } from '../../http/errors.ts';
import { ACCEPTED } from '../accepted.ts';
import { notMember } from '../chat.errors.ts';
import { CHAT_COLUMNS, CHAT_TABLES, type ChatRow, presentStanding } from './listChats.ts';

const ONE = prepared<ChatRow>(
  `select ${CHAT_COLUMNS} ${CHAT_TABLES} where c.id = $2 and m.user_id = $1 and m.left_at is null`,
);

// How far others have read is told where both tell it; by nobody who has not taken the chat on yet, and not through a wall.
const TELLS = `${ACCEPTED} and ${noWall('$1', 'm.user_id')}`;
const MEMBERS = prepared<ChatMember>(`
  select m.user_id, shown.name, shown.username, shown.picture as profile, m.role,
    case when m.user_id = $1 or (${TELLS}) then m.delivered_seq else 0 end as delivered_seq,
    case when m.user_id = $1 then m.read_seq
      when ${TELLS} and coalesce(theirs.read_receipts, true) and coalesce(mine.read_receipts, true)
      then m.read_seq end as read_seq
  from conversation_members m join conversations c on c.id = m.conversation_id
  join users u on u.id = m.user_id and (c.kind = 'pair' or u.deleted_at is null)
  left join users shown on shown.id = u.id and shown.deleted_at is null
    and not exists (select from blocks b where b.user_id = u.id and b.other_id = $1)
  left join chat_settings theirs on theirs.user_id = m.user_id
  left join chat_settings mine on mine.user_id = $1
  where m.conversation_id = $2 and m.left_at is null
  order by m.joined_at, m.user_id`);

// Their words are still there, so their names are too: for whoever may read from before they left.
const FORMER = prepared<FormerMember>(`
  select f.user_id, shown.name, shown.username, shown.picture as profile
  from conversation_members f
  join conversation_members mine on mine.conversation_id = f.conversation_id and mine.user_id = $1
  join users shown on shown.id = f.user_id and shown.deleted_at is null
    and not exists (select from blocks b where b.user_id = shown.id and b.other_id = $1)
  where f.conversation_id = $2 and (f.left_at > mine.joined_at or f.left_at is not null and mine.from_seq = 0)
  order by f.left_at, f.user_id`);

/** A chat and everybody in it, as one of them sees it. */
export async function readConversation(
  db: Knex,
  me: string,
  id: string,
  now: Date,
): Promise<{ conversation: Conversation; row: ChatRow }> {
  const row = found((await ONE(db, [me, id]))[0], notMember);
  const members = await MEMBERS(db, [me, id]);
  const former_members = row.kind === 'group' ? await FORMER(db, [me, id]) : [];
  const { created_at, updated_at } = row;
  return {
    row,
    conversation: { id, created_at, updated_at, ...presentStanding(row, now), members, former_members },
  };
}
