import type { Notice } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { found, permit } from '../../http/errors.ts';
import { notMember } from '../chat.errors.ts';
import type { EntryRow } from '../rows.ts';

export interface NewEntry {
  chatId: string;
  kind: EntryRow['kind'];
  senderId: string;
  clientId: string;
  epoch?: number;
  content?: string | null;
  targetId?: string | null;
  isImage?: boolean;
  blobs?: readonly string[];
  notify?: readonly string[];
  notice?: Notice | null;
  expiresAt?: Date | null;
}

// One statement for the three that belong together: the next numbers of each chat, the entries in their order, and that
// their senders have read so far. Who writes has taken the chat on.
const WRITE = prepared<EntryRow>(`
  with given as (
    select *, row_number() over (partition by chat_id order by place)::int as nth,
      (count(*) filter (where kind = 'message') over (partition by chat_id order by place))::int as nth_message
    from json_to_recordset($1::json) as given (place int, chat_id bigint, kind text, sender_id bigint,
      client_id text, epoch int, content text, target_id bigint, is_image boolean, blobs uuid[], notify bigint[],
      notice json, expires_at timestamptz)
  ), grown as (
    select chat_id, max(nth) as entries, max(nth_message) as messages from given group by chat_id
  ), place as (
    update conversations c set last_seq = last_seq + entries, last_ord = last_ord + messages,
      position = nextval('chat_positions'), updated_at = $2
    from grown where c.id = chat_id
    returning c.id, last_seq - entries as seq, last_ord - messages as ord
  ), numbered as (
    select given.*, seq + nth as seq, ord + nth_message as ord from given join place on place.id = chat_id
  ), mine as (
    update conversation_members m set delivered_seq = last.seq, read_seq = last.seq, read_ord = last.ord,
      is_accepted = true, declined_at = null
    from (
      select chat_id, sender_id, max(seq) as seq, max(ord) as ord from numbered where kind = 'message'
      group by chat_id, sender_id) as last
    where m.conversation_id = last.chat_id and m.user_id = last.sender_id
  )
  insert into chat_entries (conversation_id, seq, ord, kind, sender_id, client_id, epoch, content, target_id,
    is_image, blobs, notify, notice, expires_at, created_at)
  select chat_id, seq, ord, kind, sender_id, client_id, epoch, content, target_id, is_image, blobs, notify, notice,
    expires_at, $2 from numbered order by place
  returning *`);

/** Writes the next entry of a chat that is held. */
export async function writeEntry(db: Knex, entry: NewEntry, now: Date): Promise<EntryRow> {
  const [row] = await writeEntries(db, [entry], now);
  return found(row, notMember);
}

/** The next entries of chats that are held, in this order. */
export async function writeEntries(db: Knex, entries: readonly NewEntry[], now: Date): Promise<EntryRow[]> {
  const given = entries.map((entry, place) => ({
    place,
    chat_id: entry.chatId,
    kind: entry.kind,
    sender_id: entry.senderId,
    client_id: entry.clientId,
    epoch: entry.epoch ?? 0,
    content: entry.content ?? null,
    target_id: entry.targetId ?? null,
    is_image: entry.isImage ?? false,
    blobs: entry.blobs ?? [],
    notify: entry.notify ?? [],
    notice: entry.notice ?? null,
    expires_at: entry.expiresAt ?? null,
  }));
  const rows = await WRITE(db, [JSON.stringify(given), now]);
  // They come back in the order in which they were put in.
  permit(rows.length === entries.length, notMember);
  return rows;
}

const KNOWN = prepared<EntryRow>(
  'select * from chat_entries where conversation_id = $1 and sender_id = $2 and client_id = $3',
);

const KNOWN_OF_ALL = prepared<{ place: number }>(`
  select place::int from unnest($1::bigint[], $2::bigint[], $3::text[]) with ordinality
    as asked (chat_id, sender_id, client_id, place)
  where exists (select from chat_entries e where e.conversation_id = asked.chat_id
    and e.sender_id = asked.sender_id and e.client_id = asked.client_id)`);

interface SentBefore {
  chatId: string;
  senderId: string;
  clientId: string;
}

/** Which of these have been written already. */
export async function knownAmong<Sent extends SentBefore>(
  db: Knex,
  sent: readonly Sent[],
): Promise<ReadonlySet<Sent>> {
  const rows = await KNOWN_OF_ALL(db, [
    sent.map(({ chatId }) => chatId),
    sent.map(({ senderId }) => senderId),
    sent.map(({ clientId }) => clientId),
  ]);
  return new Set(rows.flatMap(({ place }) => sent[place - 1] ?? []));
}

/** What a device has sent before under this name: the answer to it was lost. */
export async function knownEntry(
  db: Knex,
  chatId: string,
  senderId: string,
  clientId: string,
): Promise<EntryRow | undefined> {
  return (await KNOWN(db, [chatId, senderId, clientId]))[0];
}
