import { type CallAnswer, MOST_SEQ } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { noWall } from '../../friends/visiblePeople.ts';
import type { PresentEntry, SeenEntry } from '../present.ts';

type History = CallAnswer<'GET /chat/history/:chatID/:userId'>;
type Stretch = Pick<History, 'messages' | 'changes' | 'first_seq' | 'last_seq' | 'has_more'>;

const PAGE = 50;

const entries = (order: 'asc' | 'desc') => `
  select e.*, c.kind = 'group' and not (${noWall('$2', 'e.sender_id')}) as is_hidden
  from chat_entries e join conversations c on c.id = e.conversation_id
  where e.conversation_id = $1 and e.seq > $3 and e.seq < $4 order by e.seq ${order} limit $5`;
const BACKWARDS = prepared<SeenEntry>(entries('desc'));
const FORWARDS = prepared<SeenEntry>(entries('asc'));

export interface Asked {
  chatId: string;
  me: string;
  fromSeq: number;
  before?: number | undefined;
  after?: number | undefined;
  limit?: number | undefined;
}

/** A stretch of a chat without gaps: the last, that before a place, or that after one. Oldest first. */
export async function readHistory(
  db: Knex,
  { chatId, me, fromSeq, before, after, limit = PAGE }: Asked,
  present: PresentEntry,
): Promise<Stretch> {
  const isForwards = after !== undefined;
  const start = Math.max(fromSeq, after ?? 0);
  const read = isForwards ? FORWARDS : BACKWARDS;
  const rows = await read(db, [chatId, me, start, before ?? MOST_SEQ, limit + 1]);
  const stretch = rows.slice(0, limit);
  if (!isForwards) stretch.reverse();
  const shown = stretch.map((row) => present(row, me));
  return {
    messages: shown.filter(({ kind }) => kind === 'message'),
    changes: shown.filter(({ kind }) => kind !== 'message'),
    first_seq: shown[0]?.seq ?? 0,
    last_seq: shown.at(-1)?.seq ?? 0,
    has_more: rows.length > limit,
  };
}
