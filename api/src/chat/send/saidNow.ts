import type { ChatEntryEvent, NewMessage } from '@plaza/api-contract';
import type { Knex } from 'knex';
import { prepared } from '../../db/prepared.ts';
import { noWall } from '../../friends/visiblePeople.ts';
import type { Revise } from '../../realtime/keptAfter.ts';

interface Standing {
  is_over: boolean;
  is_hidden: boolean;
  /** Read on another device, or since then muted, left, or by somebody behind a wall. */
  is_unwanted: boolean;
}

// One without a row is of a chat that is gone.
const STANDING = prepared<Standing>(`
  select e.id is null or e.deleted_at is not null or coalesce(e.expires_at <= $3, false) as is_over,
    coalesce(c.kind = 'group' and not (${noWall('asked.user_id', 'e.sender_id')}), false) as is_hidden,
    coalesce(m.read_seq >= e.seq or m.left_at is not null or not (${noWall('asked.user_id', 'e.sender_id')}), false)
      or coalesce(m.muted_until > $3 and not (m.tells_mentions and m.user_id = any (e.notify)), false) as is_unwanted
  from unnest($1::bigint[], $2::bigint[]) with ordinality as asked (user_id, entry_id, place)
  left join chat_entries e on e.id = asked.entry_id left join conversations c on c.id = e.conversation_id
  left join conversation_members m on m.conversation_id = e.conversation_id and m.user_id = asked.user_id
  order by asked.place`);

const NOTHING = { sealed: null, blobs: [], notify: [] };

/**
 * What was said while somebody was away, as the history would show it now: what was deleted, has disappeared or stands
 * behind a wall since has no words in the log either. What is read on another device by now is nothing to tell of.
 */
export function saidNow(now: () => Date): {
  message: Revise<NewMessage>;
  entry: Revise<ChatEntryEvent>;
} {
  const standings = async (db: Knex, asked: readonly { userId: string; id: string }[]) =>
    STANDING(db, [asked.map(({ userId }) => userId), asked.map(({ id }) => id), now()]);
  return {
    async message(db, kept) {
      const asked = kept.map(({ userId, payload: { id } }) => ({ userId, id: id ?? '0' }));
      const found = await standings(db, asked);
      return kept.map(({ payload }, at) => {
        const { is_over = false, is_hidden = false, is_unwanted = false } = found[at] ?? {};
        if (payload.id === undefined) return payload;
        if (!is_over && !is_hidden) return is_unwanted ? { ...payload, tells: false } : payload;
        const sendername = is_hidden ? '' : payload.sendername;
        const nothing = { ...NOTHING, message: '', tells: false };
        return { ...payload, ...nothing, sendername, is_deleted: is_over, is_hidden };
      });
    },
    async entry(db, kept) {
      const found = await standings(
        db,
        kept.map(({ userId, payload }) => ({ userId, id: payload.entry.id })),
      );
      return kept.map(({ payload }, at) => {
        const { is_over = false, is_hidden = false } = found[at] ?? {};
        if (!is_over && !is_hidden) return payload;
        const entry = { ...payload.entry, ...NOTHING, content: null, is_deleted: is_over, is_hidden };
        return { ...payload, entry };
      });
    },
  };
}
