import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // One row for a person and a purpose: a new code takes the place of the old one.
  await db.raw(`
    create table mail_codes (
      user_id bigint not null references users on delete cascade,
      purpose text not null check (purpose in ('signup', 'email', 'reset')),
      code_hash bytea not null,
      email text not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      used_at timestamptz,
      primary key (user_id, purpose)
    )`);
  await db.raw(`create index mail_codes_reset on mail_codes (code_hash) where purpose = 'reset'`);
  await db.raw(`
    create table account_tries (
      key bytea primary key,
      tokens double precision not null,
      at timestamptz not null
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table account_tries');
  await db.raw('drop table mail_codes');
}
