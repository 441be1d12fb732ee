import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { ACCEPTED } from '../accepted.ts';

const COUNT = prepared<{ chatID: string; unread_count: number }>(`
  select c.id as "chatID", c.last_ord - m.read_ord as unread_count
  from conversation_members m join conversations c on c.id = m.conversation_id
  where m.user_id = $1 and m.left_at is null and m.declined_at is null and not m.is_archived
    and c.last_ord > m.read_ord and (m.muted_until is null or m.muted_until <= $2) and ${ACCEPTED}
  order by c.id`);

/** What counts for the badge: not requests, not the archive, not what is muted. */
export async function countUnread(db: Knex, me: string, now: Date): Promise<CallAnswer<'GET /chat/unread'>> {
  const chats = await COUNT(db, [me, now]);
  return { total: chats.reduce((sum, { unread_count }) => sum + unread_count, 0), chats };
}
