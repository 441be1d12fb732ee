import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table identities (
      iss text not null,
      sub text not null,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null,
      primary key (iss, sub)
    )`);
  await db.raw('create index identities_user on identities (user_id)');
  await db.raw(`
    create table oauth_flows (
      state_hash bytea primary key,
      browser_hash bytea not null,
      verifier text not null,
      nonce text not null,
      expires_at timestamptz not null,
      handover_hash bytea unique,
      user_id bigint references users on delete cascade
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table oauth_flows');
  await db.raw('drop table identities');
}
