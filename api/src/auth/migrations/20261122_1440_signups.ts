import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Several may wait with one address: each with the code, the ID and the password of its own browser.
  await db.raw(`
    create table signups (
      id bigint generated always as identity primary key,
      browser_hash bytea not null,
      name text not null,
      username citext not null,
      email citext not null,
      password_hash text not null,
      salt bytea,
      email_hash text,
      email_salt bytea,
      code_hash bytea not null,
      tries integer not null default 0,
      expires_at timestamptz not null,
      created_at timestamptz not null,
      unique (email, browser_hash)
    )`);
  await db.raw('create index signups_username on signups (username)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table signups');
}
