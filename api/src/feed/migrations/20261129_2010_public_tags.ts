import type { Knex } from 'knex';

/** Tags of posts that are for everybody are looked through by themselves: of the others nobody knows how many there are. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table post_tags add column is_public boolean not null default true');
  await db.raw(`
    update post_tags t set is_public = false from posts p join users a on a.id = p.author_id
    where p.id = t.post_id and (p.sharing = 2 or a.demo_until is not null)`);
  await db.raw('create index post_tags_public on post_tags (tag text_pattern_ops) where is_public');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table post_tags drop column is_public');
}
