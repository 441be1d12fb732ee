import { createHash } from 'node:crypto';
import type { Knex } from 'knex';
import { tryCounter } from '../../auth/tryCounter.ts';
import { takeTurn } from '../../db/takeTurn.ts';
import { permit } from '../../http/errors.ts';
import { tooManyRequests } from '../chat.errors.ts';

const MOST_A_DAY = 30;
/** In groups: one of fifty, and some more. A friend in it does not make the others friends. */
const MOST_PEOPLE_A_DAY = 80;
/** Whatever became of them: with the last of its people a group is gone, and whom it had asked. */
const MOST_ASKED_A_DAY = 2 * MOST_PEOPLE_A_DAY;
const DAY_MS = 86_400_000;

interface Asking {
  me: string;
  now: Date;
  /** How many strangers are asked by it. */
  strangers: number;
}

/** Nobody knocks at a hundred doors a day. Call it once the chat is made: it counts those that were not answered. */
export async function permitStrangers(db: Knex, { me, now, strangers }: Asking): Promise<void> {
  if (strangers === 0) return;
  await takeTurn(db, 'chat requests', me);
  const [row] = await db('conversations as c')
    .where('c.creator_id', me)
    .where('c.created_at', '>', new Date(now.getTime() - DAY_MS))
    .whereNotExists(
      db('conversation_members as m')
        .whereRaw('m.conversation_id = c.id and m.user_id <> c.creator_id')
        .where('m.is_accepted', true),
    )
    .count({ count: '*' });
  permit(Number(row?.['count']) <= MOST_A_DAY, tooManyRequests);
  const { rows } = await db.raw(ASKED_IN_GROUPS, { me, since: new Date(now.getTime() - DAY_MS) });
  permit(rows[0].count <= MOST_PEOPLE_A_DAY, tooManyRequests);
  const key = createHash('sha256').update(`strangers of ${me}`).digest();
  const perHour = MOST_ASKED_A_DAY / 24;
  const tries = { key, burst: MOST_ASKED_A_DAY, perHour, count: strangers, now };
  permit(await tryCounter({ db, redis: undefined })(tries), tooManyRequests);
}

/** Also those whom one has let into a group that somebody else began. */
const ASKED_IN_GROUPS = `
  select count(*)::int as count from (
    select m.conversation_id, m.user_id from conversations c
    join conversation_members m on m.conversation_id = c.id
    where c.creator_id = :me and m.user_id <> :me and m.joined_at > :since and not m.is_accepted
    union
    select m.conversation_id, m.user_id from conversation_members m
    where m.added_by = :me and m.joined_at > :since and not m.is_accepted) as asked`;
