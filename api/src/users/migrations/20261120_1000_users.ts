import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('create extension if not exists citext');
  await db.raw('create extension if not exists pg_trgm');
  await db.raw(`
    create table users (
      id bigint generated always as identity primary key,
      name text not null,
      username citext not null unique,
      email citext not null unique,
      organisation text,
      picture text,
      is_admin boolean not null default false,
      is_blocked boolean not null default false,
      is_verified boolean not null default false,
      last_active timestamptz,
      deleted_at timestamptz,
      created_at timestamptz not null default now()
    )`);
  await db.raw(
    'create index users_search on users using gin ((username::text) gin_trgm_ops, name gin_trgm_ops)',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table users');
}
