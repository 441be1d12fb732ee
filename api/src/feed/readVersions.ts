import type { PostVersion } from '@plaza/api-contract';
import type { Knex } from 'knex';

/**
 * What a post said before, newest first, as far as who asks could read it at the time: what was for friends is shown
 * to those alone who are friends now and were before it was changed. Who may read the post today is asked before.
 */
export async function readVersions(
  db: Knex,
  { viewerId, authorId, postId }: { viewerId: string; authorId: string; postId: string },
): Promise<PostVersion[]> {
  const { rows } = await db.raw(
    `select v.context, v.sharing, v.until from post_versions v
     where v.post_id = :postId and (
       v.sharing = 1 or :authorId = :viewerId or exists (
         select from friendships f
         where f.user_id = :viewerId and f.friend_id = :authorId and f.created_at <= v.until))
     order by v.id desc`,
    { postId, authorId, viewerId },
  );
  return rows;
}
