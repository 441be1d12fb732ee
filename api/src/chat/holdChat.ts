import { CHAT_LIMITS } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../db/prepared.ts';
import { seesPerson } from '../friends/visiblePeople.ts';
import { permit } from '../http/errors.ts';
import { chatClosed, notMember } from './chat.errors.ts';
import { PRESENT_LIST } from './epochs/presentList.ts';
import type { ConversationRow, MembershipRow } from './rows.ts';

/** A chat and one who is in it. */
export interface Standing extends ConversationRow, MembershipRow {
  /** Nobody can write: of a pair one is gone, or behind a wall. */
  is_closed: boolean;
}

/** The same, held: until the commit nobody else writes into this chat. */
export interface HeldChat extends Standing {
  /** Who belongs to it now. */
  list: string;
  /** Of the present epoch: its record's hash, whom it lists, and with which message it began. */
  epoch_hash: string | null;
  epoch_members: string | null;
  first_ord: number | null;
}

const MINE = `m.user_id, m.role, m.from_seq, m.from_epoch, m.delivered_seq, m.read_seq, m.read_ord,
  m.is_accepted, m.is_pinned, m.is_archived, m.muted_until, m.tells_mentions`;

/** The chat as it is to `me`, an expression for an id. */
function standing(me: string) {
  return {
    columns: `c.*, ${MINE}, (c.kind = 'pair' and not exists (
      select from users o where o.id = case when c.user_lo = ${me} then c.user_hi else c.user_lo end
        and ${seesPerson(me, 'o')})) as is_closed`,
    membership: `join conversation_members m on m.conversation_id = c.id and m.user_id = ${me} and m.left_at is null`,
  };
}

const { columns, membership } = standing('$2');
const READ = prepared<Standing>(`select ${columns} from conversations c ${membership} where c.id = $1`);

// In two statements: the second must see what was written by whoever held it before. Both go in one message.
const LOCK = prepared('select from conversations where id = $1 for update');
const LOCK_FREE = prepared<{ id: string }>(
  'select id from conversations where id = any($1::bigint[]) order by id for update skip locked',
);
const asked = standing('asked.user_id');
const HOLD = prepared<HeldChat & { place: number }>(`
  select asked.place::int, ${asked.columns}, (${PRESENT_LIST}) as list,
    e.hash as epoch_hash, e.members as epoch_members, e.first_ord
  from unnest($1::bigint[], $2::bigint[]) with ordinality as asked (chat_id, user_id, place)
  join conversations c on c.id = asked.chat_id ${asked.membership}
  left join chat_epochs e on e.conversation_id = c.id and e.n = c.epoch`);

/** The chat, for one who is in it. A refusal reads the same whether there is such a chat or not. */
export async function findChat(db: Knex, id: string, userId: string, sentence?: string): Promise<Standing> {
  return own(await READ(db, [id, userId]), sentence);
}

export async function holdChat(db: Knex, id: string, userId: string, sentence?: string): Promise<HeldChat> {
  const [, held] = await Promise.all([LOCK(db, [id]), HOLD(db, [[id], [userId]])]);
  return own(held, sentence);
}

/** Somebody in a chat. */
interface Place {
  chatId: string;
  userId: string;
}

/**
 * As many of these chats as nobody holds, each for one who is in it; nothing for the others. So who waits for a chat does
 * not hold up who writes into another.
 */
export async function holdFreeChats(
  db: Knex,
  places: readonly Place[],
): Promise<readonly (HeldChat | undefined)[]> {
  const [locked, rows] = await Promise.all([
    LOCK_FREE(db, [[...new Set(places.map(({ chatId }) => chatId))]]),
    HOLD(db, [places.map(({ chatId }) => chatId), places.map(({ userId }) => userId)]),
  ]);
  const isLocked = new Set(locked.map(({ id }) => id));
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return places.map(({ chatId }, at) => (isLocked.has(chatId) ? byPlace.get(at + 1) : undefined));
}

export function permitOpen(chat: Standing): void {
  permit(!chat.is_closed, chatClosed);
}

function own<Chat>([chat]: Chat[], sentence: string | undefined): Chat {
  if (!chat) throw notMember(sentence === undefined ? {} : { sentence });
  return chat;
}

/** Whether what is said now must begin a new epoch: who belongs to the chat has changed, or much was said under it. */
export function isOver(chat: HeldChat): boolean {
  if (chat.epoch === 0 || chat.must_renew || chat.epoch_members !== chat.list) return true;
  return chat.last_ord - (chat.first_ord ?? 0) >= CHAT_LIMITS.messagesPerEpoch;
}
