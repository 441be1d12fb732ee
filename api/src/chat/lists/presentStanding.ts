import type { ChatFolder, Conversation } from '@plaza/api-contract';
import type { ChatRow } from './listChats.ts';

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
