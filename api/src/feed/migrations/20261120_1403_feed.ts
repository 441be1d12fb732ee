import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Said when somebody deletes the account: what they wrote goes with them unless this is true.
  await db.raw('alter table users add column keeps_posts boolean not null default false');
  await db.raw(`
    create table posts (
      id bigint generated always as identity primary key,
      author_id bigint not null references users on delete cascade,
      client_id text check (char_length(client_id) <= 64),
      context text not null check (char_length(context) between 1 and 5000),
      sharing smallint not null check (sharing in (1, 2)),
      shared_id bigint references posts on delete set null,
      shares boolean not null default false,
      media_count smallint not null default 0,
      mentions text[] not null default '{}',
      created_at timestamptz not null default now(),
      edited_at timestamptz,
      deleted_at timestamptz
    )`);
  await db.raw(
    'create unique index posts_client on posts (author_id, client_id) where client_id is not null',
  );
  await db.raw('create index posts_author on posts (author_id, id desc) where deleted_at is null');
  await db.raw('create index posts_public on posts (id desc) where sharing = 1 and deleted_at is null');
  await db.raw('create index posts_shared on posts (shared_id) where shared_id is not null');
  await db.raw(`
    create table post_media (
      post_id bigint not null references posts on delete cascade,
      media_id uuid not null references media on delete cascade,
      place smallint not null,
      primary key (post_id, media_id)
    )`);
  await db.raw('create index post_media_medium on post_media (media_id)');
  await db.raw(`
    create table post_tags (
      tag text not null check (char_length(tag) <= 60),
      post_id bigint not null references posts on delete cascade,
      primary key (tag, post_id)
    )`);
  await db.raw('create index post_tags_post on post_tags (post_id)');
  await db.raw(`
    create table post_versions (
      id bigint generated always as identity primary key,
      post_id bigint not null references posts on delete cascade,
      context text not null,
      sharing smallint not null,
      until timestamptz not null
    )`);
  await db.raw('create index post_versions_post on post_versions (post_id, id desc)');
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['post_versions', 'post_tags', 'post_media', 'posts'])
    await db.raw(`drop table ${table}`);
  await db.raw('alter table users drop column keeps_posts');
}
