import type { Knex } from 'knex';

/** What is public of tags is known of the author and of posts that were taken away too: see markTags. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    update post_tags t set is_public = false from posts p join users a on a.id = p.author_id
    where p.id = t.post_id and t.is_public
      and (p.deleted_at is not null or a.is_blocked or (a.deleted_at is not null and not a.keeps_posts))`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    update post_tags t set is_public = true from posts p join users a on a.id = p.author_id
    where p.id = t.post_id and not t.is_public and p.sharing = 1 and a.demo_until is null`);
}
