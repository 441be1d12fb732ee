import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('create extension if not exists unaccent');
  // What is sought and what is found are folded alike: small letters, no accents. The dictionary is named with
  // its schema, or PostgreSQL would not believe that the function always says the same.
  await db.raw(`
    do $do$ declare home text;
    begin
      select n.nspname into home from pg_extension e join pg_namespace n on n.oid = e.extnamespace
      where e.extname = 'unaccent';
      execute format(
        'create function plaza_fold(text) returns text language sql immutable strict parallel safe
         as $fold$ select lower(%1$I.unaccent(%2$L::regdictionary, $1)) $fold$',
        home, home || '.unaccent');
    end $do$`);
  // Begins with a space, so that every word in it does.
  await db.raw(`
    alter table users add column sought text
    generated always as (plaza_fold(' ' || username::text || ' ' || name)) stored`);
  await db.raw('drop index users_search');
  await db.raw('create index users_sought on users using gin (sought gin_trgm_ops)');
  // For a letter or two, which the other index knows thousands of times.
  await db.raw('create index users_username_begins on users (plaza_fold(username::text) text_pattern_ops)');
  await db.raw('create index users_name_begins on users (plaza_fold(name) text_pattern_ops)');
  await db.raw(`
    alter table posts add column words tsvector
    generated always as (to_tsvector('simple', plaza_fold(context))) stored`);
  await db.raw('create index posts_words on posts using gin (words) where deleted_at is null');
  await db.raw('create index post_tags_beginning on post_tags (tag text_pattern_ops, post_id desc)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index post_tags_beginning');
  await db.raw('alter table posts drop column words');
  await db.raw('alter table users drop column sought');
  await db.raw('drop index users_name_begins, users_username_begins');
  await db.raw('drop function plaza_fold(text)');
  await db.raw(
    'create index users_search on users using gin ((username::text) gin_trgm_ops, name gin_trgm_ops)',
  );
}
