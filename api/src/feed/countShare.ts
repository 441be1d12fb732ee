import type { PostCounts } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Member } from '../http/session.ts';
import { announceCounts } from './announce.ts';
import { changeCounts } from './counts.ts';

/** Counts somebody among those who have shared a post: once, however often. A guest of a day does not count. */
export async function countShare(
  db: Knex,
  { id, isDemo }: Pick<Member, 'id' | 'isDemo'>,
  postId: string,
): Promise<PostCounts> {
  const [first] = await db('post_shares')
    .insert({ post_id: postId, user_id: id })
    .onConflict()
    .ignore()
    .returning('post_id');
  const isCounted = first !== undefined && !isDemo;
  const counts = await changeCounts(db, postId, (now) => ({
    ...now,
    shares: now.shares + Number(isCounted),
  }));
  if (isCounted) await announceCounts(db, postId, 'counts', counts);
  return counts;
}
