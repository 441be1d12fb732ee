import type { CallAnswer } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';

const NOWHERE = { post: null, at: null };

/** Which post somebody was reading in each tab, on whatever device. */
export async function readPositions(db: Knex, me: string): Promise<CallAnswer<'GET /contents/position'>> {
  const rows: { tab: string; post_id: string; noted_at: Date }[] = await db('feed_positions').where({
    user_id: me,
  });
  const of = (tab: string) => {
    const row = rows.find((each) => each.tab === tab);
    return row ? { post: row.post_id, at: row.noted_at } : NOWHERE;
  };
  return { friends: of('friends'), global: of('global') };
}

export async function writePosition(
  { db, clock }: { db: Knex; clock: Clock },
  me: string,
  { tab, post }: { tab: 'friends' | 'global'; post: string },
): Promise<void> {
  await db('feed_positions')
    .insert({ user_id: me, tab, post_id: post, noted_at: clock.now() })
    .onConflict(['user_id', 'tab'])
    .merge();
}
