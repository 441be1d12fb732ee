import type { ChatSummary, ChatFolder, Conversation } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { noWall } from '../../friends/visiblePeople.ts';
import { cursorOf } from '../../http/cursor.ts';
import { ACCEPTED } from '../accepted.ts';
import type { PresentEntry } from '../present.ts';
import type { ConversationRow, EntryRow, MembershipRow } from '../rows.ts';

export const CHATS_PAGE = 100;

/** A chat as one who is in it sees it. */
export interface ChatRow extends ConversationRow, MembershipRow {
  accepted: boolean;
  is_closed: boolean;
  member_count: number;
  partner_id: string | null;
  partner_name: string | null;
  partner_username: string | null;
  partner_picture: string | null;
  last: EntryRow | null;
  last_edit: EntryRow | null;
  last_sender: string | null;
  last_is_hidden: boolean;
}

/** `$1` is who looks. The other one of a pair is named unless they are gone, or have put up a wall themselves. */
export const CHAT_COLUMNS = `
  c.*, m.user_id, m.role, m.from_seq, m.from_epoch, m.delivered_seq, m.read_seq, m.read_ord, m.is_accepted,
  m.is_pinned, m.is_archived, m.muted_until, m.tells_mentions, ${ACCEPTED} as accepted,
  o.id as partner_id, shown.name as partner_name, shown.username as partner_username,
  shown.picture as partner_picture,
  c.kind = 'pair' and not (o.deleted_at is null and not o.is_blocked and ${noWall('$1', 'o.id')}) as is_closed,
  (select count(*)::int from conversation_members n join users u on u.id = n.user_id and u.deleted_at is null
    where n.conversation_id = c.id and n.left_at is null) as member_count`;
export const CHAT_TABLES = `
  from conversation_members m join conversations c on c.id = m.conversation_id
  left join users o on c.kind = 'pair' and o.id = case when c.user_lo = m.user_id then c.user_hi else c.user_lo end
  left join users shown on shown.id = o.id and shown.deleted_at is null
    and not exists (select from blocks b where b.user_id = o.id and b.other_id = $1)`;

const LIST = prepared<ChatRow>(`
  select ${CHAT_COLUMNS}, to_jsonb(l) as last, to_jsonb(d) as last_edit,
    case when c.kind = 'group' and ${noWall('$1', 'l.sender_id')} then s.name end as last_sender,
    c.kind = 'group' and l.id is not null and not (${noWall('$1', 'l.sender_id')}) as last_is_hidden
  ${CHAT_TABLES}
  left join lateral (
    select * from chat_entries e where e.conversation_id = c.id and e.kind = 'message' and e.seq > m.from_seq
    order by e.seq desc limit 1) as l on true
  left join lateral (
    select * from chat_entries e where e.target_id = l.id and e.kind = 'edit' and e.deleted_at is null
    order by e.seq desc limit 1) as d on true
  left join users s on s.id = l.sender_id and s.deleted_at is null
  where m.user_id = $1 and m.left_at is null and m.declined_at is null and c.position < $2
    -- Somebody's first word is what makes it a chat for the other one.
    and (m.is_accepted or c.last_seq > 0)
  order by c.position desc limit $3`);

const NEWEST = '9223372036854775807';

/** One's chats, those that were written in last first. */
export async function listChats(
  db: Knex,
  me: string,
  before: string | null,
  { present, now }: { present: PresentEntry; now: Date },
): Promise<ChatSummary[]> {
  const rows = await LIST(db, [me, before ?? NEWEST, CHATS_PAGE]);
  return rows.map((row) => {
    const seen = (entry: EntryRow | null) =>
      entry && present({ ...datesOf(entry), is_hidden: row.last_is_hidden }, me);
    const last = seen(row.last);
    return {
      chat_id: row.id,
      chatter_id: row.partner_id,
      last_message: last?.content ?? null,
      username: row.partner_username,
      profile: row.partner_picture,
      name: row.partner_name,
      last,
      last_edit: seen(row.last_edit),
      last_sender: row.last_sender,
      cursor: cursorOf('chat', row.position),
      created_at: row.created_at,
      updated_at: row.updated_at,
      ...presentStanding(row, now),
    };
  });
}

/** As JSON a row has texts for its numbers and its times. */
function datesOf(row: EntryRow): EntryRow {
  const at = (time: Date | null) => (time === null ? null : new Date(time));
  return {
    ...row,
    id: String(row.id),
    conversation_id: String(row.conversation_id),
    sender_id: String(row.sender_id),
    target_id: row.target_id === null ? null : String(row.target_id),
    notify: row.notify.map(String),
    created_at: new Date(row.created_at),
    expires_at: at(row.expires_at),
    deleted_at: at(row.deleted_at),
  };
}

/** What a chat is to one of those in it, field by field. */
export function presentStanding(row: Omit<ChatRow, 'last' | 'last_is_hidden'>, now: Date) {
  return {
    kind: row.kind,
    folder: folderOf(row),
    is_pinned: row.is_pinned,
    muted_until: row.muted_until && row.muted_until > now ? row.muted_until : null,
    tells_mentions: row.tells_mentions,
    is_closed: row.is_closed,
    timer_seconds: row.timer_seconds,
    title: titleOf(row),
    member_count: row.member_count,
    role: row.role,
    from_seq: row.from_seq,
    last_seq: row.last_seq,
    read_seq: row.read_seq,
    delivered_seq: row.delivered_seq,
    unread_count: Math.max(0, row.last_ord - row.read_ord),
    epoch: row.epoch,
  };
}

function folderOf({ accepted, is_archived }: Pick<ChatRow, 'accepted' | 'is_archived'>): ChatFolder {
  if (!accepted) return 'requests';
  return is_archived ? 'archived' : 'inbox';
}

function titleOf({
  title_sealed,
  title_sender_id,
  title_client_id,
}: ChatRow | Omit<ChatRow, 'last' | 'last_is_hidden'>): Conversation['title'] {
  if (!title_sealed || !title_sender_id || !title_client_id) return null;
  return { sealed: title_sealed, sender_id: title_sender_id, client_id: title_client_id };
}
