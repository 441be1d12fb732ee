import type { PostCounts } from '@plaza/api-contract';
import type { Knex } from 'knex';
import type { Member } from '../http/session.ts';
import { announceCounts } from './announce.ts';
import { presentCounts } from './presentPost.ts';

interface CountsOfPost {
  stars: number;
  stars_sum: number;
  emojis: Record<string, number>;
  comments: number;
  shares: number;
}

/** Changes what a post counts; whoever else wants to, waits for this transaction. */
export async function changeCounts(
  db: Knex,
  postId: string,
  change: (counts: CountsOfPost) => CountsOfPost,
): Promise<PostCounts> {
  const now = change(await holdCounts(db, postId));
  const { emojis, ...numbers } = now;
  await db('post_counts')
    .where({ post_id: postId })
    .update({ ...numbers, emojis: JSON.stringify(emojis) });
  return presentCounts({
    star_count: now.stars,
    stars_sum: now.stars_sum,
    emojis,
    comment_count: now.comments,
    share_count: now.shares,
  });
}

/**
 * From here on nobody else changes what people answered to the post. Before anything is written that refers to the post:
 * that holds the post, and two ways round would wait for each other, with somebody between them who edits it.
 */
export async function holdCounts(db: Knex, postId: string): Promise<CountsOfPost> {
  await db('post_counts').insert({ post_id: postId }).onConflict().ignore();
  const [counts] = await db('post_counts')
    .where({ post_id: postId })
    .forUpdate()
    .select('stars', 'stars_sum', 'emojis', 'comments', 'shares');
  return counts;
}

/** The same for many posts, in an order that all keep. */
export async function holdAllCounts(db: Knex, postIds: readonly string[]): Promise<void> {
  await db('post_counts')
    .whereIn('post_id', [...new Set(postIds)])
    .orderBy('post_id')
    .forUpdate()
    .select('post_id');
}

/** Counts somebody among those who have shared a post: once, however often. A guest of a day does not count. */
export async function countShare(
  db: Knex,
  { id, isDemo }: Pick<Member, 'id' | 'isDemo'>,
  postId: string,
): Promise<PostCounts> {
  await holdCounts(db, postId);
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
