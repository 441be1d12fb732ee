import type { Knex } from 'knex';
import type { Clock } from '../clock.ts';
import { purgePosts } from './deletePost.ts';

/** What joined somebody to others, and what was theirs alone. */
const TIES: Readonly<Record<string, readonly string[]>> = {
  friendships: ['user_id', 'friend_id'],
  friend_requests: ['from_id', 'to_id'],
  blocks: ['user_id', 'other_id'],
  mutes: ['user_id', 'other_id'],
  not_suggested: ['user_id', 'other_id'],
  hidden_posts: ['user_id'],
  feed_positions: ['user_id'],
  notifications: ['user_id'],
  notification_actors: ['actor_id'],
  unwanted_notifications: ['user_id'],
};

/**
 * What a person who is gone for good leaves behind: by their own choice, either nothing of what they wrote, or what
 * was public, without a name. Their stars stay counted, as votes do.
 */
export async function forgetWords(
  { db, clock }: { db: Knex; clock: Clock },
  { id, keepsPosts }: { id: string; keepsPosts: boolean },
): Promise<void> {
  const shut = keepsPosts ? { sharing: 2 } : {};
  const posts: string[] = await db('posts')
    .where({ author_id: id, ...shut })
    .pluck('id');
  await purgePosts({ db, clock }, posts);
  if (!keepsPosts) await forgetComments(db, id, clock.now());
  for (const [table, columns] of Object.entries(TIES)) {
    for (const column of columns)
      await db(table)
        .where({ [column]: id })
        .delete();
  }
}

async function forgetComments(db: Knex, id: string, now: Date): Promise<void> {
  await db.raw(
    `update post_counts c set comments = greatest(0, c.comments - gone.count)
     from (select post_id, count(*) as count from comments
       where author_id = :id and deleted_at is null group by post_id) as gone
     where c.post_id = gone.post_id`,
    { id },
  );
  // A place stays where others have replied; see deleteComment.
  await db.raw(
    `update comments c set context = '', mentions = '{}', deleted_at = :now
     where c.author_id = :id and exists (select from comments k where k.parent_id = c.id and k.author_id <> :id)`,
    { id, now },
  );
  await db('comments').where({ author_id: id }).whereNot('context', '').delete();
}
