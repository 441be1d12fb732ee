import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { noWall } from '../../friends/visiblePeople.ts';
import { type AddressedEvent, publishToUsers } from '../../realtime/publishToUser.ts';
import { ACCEPTED } from '../accepted.ts';
import type { PresentEntry } from '../present.ts';
import type { EntryRow } from '../rows.ts';

/** Somebody in a chat in which something was just said. */
export interface Hearer {
  user_id: string;
  unread_count: number;
  is_accepted: boolean;
  is_archived: boolean;
  is_muted: boolean;
  tells_mentions: boolean;
  /** Behind a wall from whoever said it. */
  is_walled: boolean;
  /** Has a browser that can be pushed to. */
  has_browser: boolean;
}

// What is said brings a chat back from the archive, unless it is muted.
const HEARERS = prepared<Hearer & { place: number }>(`
  with said as (
    select * from unnest($1::bigint[], $2::bigint[], $3::int[], $4::boolean[])
      with ordinality as said (chat_id, sender_id, ord, is_message, place)
  ), back as (
    update conversation_members set is_archived = false
    where conversation_id = any (array(select chat_id from said where is_message)) and is_archived and left_at is null
      and (muted_until is null or muted_until <= $5) returning conversation_id, user_id
  )
  select said.place::int, m.user_id, greatest(0, said.ord - m.read_ord) as unread_count, ${ACCEPTED} as is_accepted,
    m.is_archived and (m.conversation_id, m.user_id) not in (select conversation_id, user_id from back) as is_archived,
    coalesce(m.muted_until > $5, false) as is_muted, m.tells_mentions,
    not (${noWall('m.user_id', 'said.sender_id')}) as is_walled,
    exists (select from push_devices d where d.user_id = m.user_id) as has_browser
  from said join conversations c on c.id = said.chat_id
  join conversation_members m on m.conversation_id = c.id
  where m.left_at is null and m.declined_at is null
  order by said.place, m.user_id`);

/** What of an entry decides who hears of it. */
export interface Saying {
  chatId: string;
  senderId: string;
  ord: number;
  isMessage: boolean;
}

/** An entry, what its sender is called, and who hears of it. */
export interface Said {
  entry: EntryRow;
  senderName: string;
  hearers: readonly Hearer[];
}

/** Tells everybody in the chat of an entry, on all their devices, and answers who they are. */
export async function tellMembers(
  db: Knex,
  { entry, senderName }: Omit<Said, 'hearers'>,
  { present, now }: { present: PresentEntry; now: Date },
): Promise<Hearer[]> {
  const { conversation_id: chatId, sender_id: senderId, ord, kind } = entry;
  const [hearers = []] = await hearersOf(db, [{ chatId, senderId, ord, isMessage: kind === 'message' }], now);
  await tellHearers(db, [{ entry, senderName, hearers }], present);
  return hearers;
}

/** Who hears of each of these, when they are written. */
export async function hearersOf(db: Knex, sayings: readonly Saying[], now: Date): Promise<Hearer[][]> {
  const rows = await HEARERS(db, [
    sayings.map(({ chatId }) => chatId),
    sayings.map(({ senderId }) => senderId),
    sayings.map(({ ord }) => ord),
    sayings.map(({ isMessage }) => isMessage),
    now,
  ]);
  const hearers = sayings.map((): Hearer[] => []);
  for (const { place, ...hearer } of rows) hearers[place - 1]?.push(hearer);
  return hearers;
}

/** Tells all of them, in this order. */
export async function tellHearers(db: Knex, said: readonly Said[], present: PresentEntry): Promise<void> {
  await publishToUsers(
    db,
    said.flatMap(({ entry, senderName, hearers }) =>
      hearers.map((hearer) => ({
        to: hearer.user_id,
        event: eventOf(entry, hearer, present, senderName),
      })),
    ),
  );
}

/** Not of one's own words, nor of a request; of a muted chat only where one is mentioned. */
export function wantsToHear(entry: EntryRow, hearer: Hearer): boolean {
  const { user_id, is_accepted, is_muted, is_walled, tells_mentions } = hearer;
  if (user_id === entry.sender_id || !is_accepted || is_walled) return false;
  return !is_muted || (tells_mentions && entry.notify.includes(user_id));
}

function eventOf(
  row: EntryRow,
  hearer: Hearer,
  present: PresentEntry,
  sendername: string,
): AddressedEvent['event'] {
  const entry = present({ ...row, is_hidden: hearer.is_walled }, hearer.user_id);
  if (row.kind !== 'message') return { type: 'chat-entry', payload: { chatID: entry.chat_id, entry } };
  const { content, chat_id, created_at, expires_at, ...rest } = entry;
  const { unread_count, is_accepted, is_archived, is_muted } = hearer;
  return {
    type: 'new-message',
    payload: {
      message: content ?? '',
      sendername: hearer.is_walled ? '' : sendername,
      chatID: chat_id,
      ...rest,
      created_at: iso(created_at),
      expires_at: expires_at === null ? null : iso(expires_at),
      unread_count,
      counts: is_accepted && !is_archived && !is_muted,
      tells: wantsToHear(row, hearer),
    },
  };
}

const iso = (at: Date | string): string => new Date(at).toISOString();
