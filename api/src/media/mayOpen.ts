import type { Knex } from 'knex';
import { seesPost } from '../friends/visiblePosts.ts';
import { noWall } from '../friends/visiblePeople.ts';

/**
 * Whether somebody may still see a private medium: its owner, while it is theirs; others, while they may read a post
 * that shows it, or have to decide about one that a rule holds back. Asked for every file, so that an address ends
 * with the friendship that it was made in.
 */
export async function mayOpen(
  db: Knex,
  { id, viewerId }: { id: string; viewerId: string },
): Promise<boolean> {
  const { rows } = await db.raw(
    `select 1 from media m join users o on o.id = m.owner_id
     where m.id = :id and (
       (m.owner_id = :viewerId and o.deleted_at is null)
       or exists (
         select from post_media pm join posts p on p.id = pm.post_id join users a on a.id = p.author_id
         where pm.media_id = m.id and ${seesPost(':viewerId', 'p', 'a')} and ${noWall(':viewerId', 'o.id')})
       or exists (
         select from held_words h join users v on v.id = :viewerId
         where h.decision is null and m.id = any(h.media_ids) and (v.is_admin or v.role = 'moderator')))
       and exists (
         select from users v where v.id = :viewerId and not v.is_blocked and v.is_verified and v.deleted_at is null)`,
    { id, viewerId },
  );
  return rows.length > 0;
}
