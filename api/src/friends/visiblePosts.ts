import type { Knex } from 'knex';
import { seesWordsOf } from './visiblePeople.ts';

/** Whether who looks may read a post. `viewer` is an expression, `post` and `author` the aliases of their rows. */
export function seesPost(viewer: string, post: string, author: string): string {
  return `(${post}.deleted_at is null and ${seesWordsOf(viewer, author)}
    and (${post}.sharing = 1 or ${post}.author_id = ${viewer} or exists (
      select from friendships where user_id = ${viewer} and friend_id = ${post}.author_id)))`;
}

/** How many posts of somebody the viewer may read. */
export async function countPosts(db: Knex, viewerId: string, authorId: string): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::int as count from posts p join users a on a.id = p.author_id
     where p.author_id = :authorId and ${seesPost(':viewerId', 'p', 'a')}`,
    { viewerId, authorId },
  );
  return rows[0].count;
}
