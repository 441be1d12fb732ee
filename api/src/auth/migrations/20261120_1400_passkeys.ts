import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table passkeys (
      id bigint generated always as identity primary key,
      user_id bigint not null references users on delete cascade,
      credential_id bytea not null unique,
      public_key bytea not null,
      counter bigint not null,
      transports text[] not null,
      is_synced boolean not null,
      name text not null,
      created_at timestamptz not null,
      last_used_at timestamptz
    )`);
  await db.raw('create index passkeys_user on passkeys (user_id)');
  // Challenges are computed, and only those that were answered are kept, until they are over anyway.
  await db.raw(`
    create table spent_challenges (
      challenge_hash bytea primary key,
      expires_at timestamptz not null
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table spent_challenges');
  await db.raw('drop table passkeys');
}
