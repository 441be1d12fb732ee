import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table credentials (
      user_id bigint primary key references users on delete cascade,
      password_hash text not null,
      changed_at timestamptz not null default now()
    )`);
  // One row for a whole chain of refresh tokens: the tokens themselves are computed, never stored.
  await db.raw(`
    create table session_families (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      seq integer not null default 1,
      salt bytea not null,
      device_hash bytea not null,
      user_agent text,
      created_at timestamptz not null,
      rotated_at timestamptz not null,
      expires_at timestamptz not null,
      revoked_at timestamptz,
      revoked_why text
    )`);
  await db.raw('create index session_families_user on session_families (user_id) where revoked_at is null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table session_families');
  await db.raw('drop table credentials');
}
