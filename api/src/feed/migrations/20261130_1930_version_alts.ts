import type { Knex } from 'knex';

/** What a version said to be seen on its pictures. With a picture go the words for it. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table post_version_alts (
      version_id bigint not null references post_versions on delete cascade,
      media_id uuid not null references media on delete cascade,
      alt text not null,
      primary key (version_id, media_id)
    )`);
  await db.raw('create index post_version_alts_medium on post_version_alts (media_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table post_version_alts');
}
