import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { type HeldChat, isOver } from '../holdChat.ts';
import type { EpochRow } from '../rows.ts';
import { readList } from './presentList.ts';

const PAGE = 100;

type Answer = CallAnswer<'GET /conversations/:id/epochs'>;
type EpochAnswer = Answer['epochs'][number];

/** The epochs that somebody may read, with what opens them. */
export async function listEpochs(db: Knex, chat: HeldChat, after: number): Promise<Answer> {
  const rows: EpochRow[] = await db('chat_epochs')
    .where({ conversation_id: chat.id })
    .where('n', '>', Math.max(after, chat.from_epoch - 1))
    .orderBy('n')
    .limit(PAGE + 1);
  const page = rows.slice(0, PAGE);
  const members = readList(chat.list);
  return {
    epochs: await presentEpochs(db, chat, page),
    has_more: rows.length > PAGE,
    current: chat.epoch,
    members,
    is_over: isOver(chat),
  };
}

export async function presentEpochs(
  db: Knex,
  chat: Pick<HeldChat, 'id' | 'user_id'>,
  rows: readonly EpochRow[],
): Promise<EpochAnswer[]> {
  if (rows.length === 0) return [];
  const about = { id: chat.id, me: chat.user_id, numbers: rows.map(({ n }) => n) };
  const { rows: wraps } = await db.raw(
    `select w.epoch, w.key_id, w.by_key_id, w.wrapped from chat_wraps w
     join key_entries k on k.key_id = w.key_id and k.user_id = :me
     where w.conversation_id = :id and w.epoch = any(:numbers) and not w.is_refused`,
    about,
  );
  const { rows: missing } = await db.raw(MISSING, about);
  return rows.map(({ n, record, signature, hash, by_user }) => ({
    n,
    record,
    signature,
    hash,
    by_user,
    wraps: wraps.flatMap(({ epoch, key_id, by_key_id, wrapped }: Wrap) =>
      epoch === n ? [{ key_id, by_key_id, wrapped }] : [],
    ),
    missing: missing.flatMap(({ epoch, user_id, key_id }: Missing) =>
      epoch === n ? [{ user_id, key_id }] : [],
    ),
  }));
}

interface Wrap {
  epoch: number;
  key_id: string;
  by_key_id: string;
  wrapped: string;
}
interface Missing {
  epoch: number;
  user_id: string;
  key_id: string;
}

// Who may read an epoch and has nothing that opens it with their present key. One's own is among them: another may help.
// Nobody makes anything anew for an account that is gone.
const MISSING = `
  select e.n as epoch, m.user_id, k.key_id from chat_epochs e
  join conversation_members m on m.conversation_id = e.conversation_id and m.left_at is null and m.from_epoch <= e.n
  join users u on u.id = m.user_id and u.deleted_at is null
  join lateral (select key_id from key_entries where user_id = m.user_id order by n desc limit 1) as k on true
  where e.conversation_id = :id and e.n = any(:numbers)
    and not exists (select from chat_wraps w join key_entries own on own.key_id = w.key_id and own.user_id = m.user_id
      where w.conversation_id = e.conversation_id and w.epoch = e.n and not w.is_refused
        and own.root >= (select max(root) from key_entries where user_id = m.user_id))`;
