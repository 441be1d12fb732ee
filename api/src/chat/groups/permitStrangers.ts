import type { Knex } from 'knex';
import { takeTurn } from '../../db/takeTurn.ts';
import { permit } from '../../http/errors.ts';
import { tooManyRequests } from '../chat.errors.ts';

const MOST_A_DAY = 30;
/** In groups: one of fifty, and some more. A friend in it does not make the others friends. */
const MOST_PEOPLE_A_DAY = 80;
const DAY_MS = 86_400_000;

/** Nobody knocks at a hundred doors a day. Call it once the chat is made: it counts those that were not answered. */
export async function permitStrangers(db: Knex, me: string, now: Date): Promise<void> {
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
  const [people] = await db('conversations as c')
    .join('conversation_members as m', 'm.conversation_id', 'c.id')
    .where('c.creator_id', me)
    .whereNot('m.user_id', me)
    .where('m.joined_at', '>', new Date(now.getTime() - DAY_MS))
    .where('m.is_accepted', false)
    .count({ count: '*' });
  permit(Number(people?.['count']) <= MOST_PEOPLE_A_DAY, tooManyRequests);
}
