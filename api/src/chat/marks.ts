import { chatChannel } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';
import { noWall } from '../friends/visiblePeople.ts';
import { publishToChannels } from '../realtime/publishToChannel.ts';
import { publishToUser } from '../realtime/publishToUser.ts';
import { ACCEPTED } from './accepted.ts';
import { notMember } from './chat.errors.ts';
import type { Standing } from './holdChat.ts';

interface Marked {
  delivered_seq: number;
  read_seq: number;
  unread_count: number;
  counts: boolean;
  accepted: boolean;
  tells_read: boolean;
}

// What is read has arrived. Marks only ever go on, and never past the end.
const MARK = prepared<Marked>(`
  with given as (
    select c.id, least(c.last_seq, greatest($3::int, $4::int, m.delivered_seq)) as delivered_seq,
      least(c.last_seq, greatest($4::int, m.read_seq)) as read_seq
    from conversations c join conversation_members m on m.conversation_id = c.id and m.user_id = $2
    where c.id = $1
  )
  -- Another device may have gone on since that was read.
  update conversation_members m set delivered_seq = greatest(m.delivered_seq, given.delivered_seq),
    read_seq = greatest(m.read_seq, given.read_seq),
    read_ord = greatest(m.read_ord, coalesce((
      select ord from chat_entries e where e.conversation_id = given.id and e.seq = given.read_seq), 0))
  from given join conversations c on c.id = given.id
  where m.conversation_id = given.id and m.user_id = $2
  returning m.delivered_seq, m.read_seq, greatest(0, c.last_ord - m.read_ord) as unread_count, ${ACCEPTED} as accepted,
    ${ACCEPTED} and not m.is_archived and (m.muted_until is null or m.muted_until <= $5) as counts,
    coalesce((select read_receipts from chat_settings where user_id = $2), true) as tells_read`);

/** Notes how far messages have come to somebody, and tells: their own devices, and who has the chat open. */
export async function mark(
  db: Knex,
  chat: Standing,
  given: { delivered_seq?: number | undefined; read_seq?: number | undefined },
  now: Date,
): Promise<Pick<Marked, 'delivered_seq' | 'read_seq' | 'unread_count'>> {
  const { id: chatID, user_id } = chat;
  const [marked] = await MARK(db, [chatID, user_id, given.delivered_seq ?? 0, given.read_seq ?? 0, now]);
  if (!marked) throw notMember();
  const { delivered_seq, read_seq, unread_count, counts, accepted, tells_read } = marked;
  const hasRead = read_seq > chat.read_seq;
  if (hasRead) {
    const payload = { chatID, read_seq, delivered_seq, unread_count, counts };
    await publishToUser(db, user_id, { type: 'chat-read', payload });
  }
  // Who has not taken the chat on tells nobody anything.
  if (accepted && (hasRead || delivered_seq > chat.delivered_seq)) {
    const payload = { chatID, user_id, delivered_seq, read_seq: tells_read ? read_seq : null };
    await publishToChannels(
      db,
      [chatChannel(chatID)],
      'chat-marks',
      payload,
      await deafTo(db, chatID, user_id),
    );
  }
  return { delivered_seq, read_seq, unread_count };
}

// $1 is the chat, $2 who has read.
const DEAF = prepared<{ user_id: string }>(`
  select m.user_id from conversation_members m
  left join chat_settings s on s.user_id = m.user_id
  where m.conversation_id = $1 and m.left_at is null
    and (not coalesce(s.read_receipts, true) or not (${noWall('$2', 'm.user_id')}))`);

/** Those in a chat who tell nobody what they have read, and so are not told; and those behind a wall. */
async function deafTo(db: Knex, chatId: string, userId: string): Promise<string[]> {
  return (await DEAF(db, [chatId, userId])).map(({ user_id }) => user_id);
}
