import type { Knex } from 'knex';

/** Who was invited by link, and what became of it. A link is for one address, once, for a time. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table invitations (
      id bigint generated always as identity primary key,
      email text not null,
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      used_at timestamptz,
      revoked_at timestamptz
    )`);
  // At most one link of an address opens anything.
  await db.raw(
    `create unique index invitations_open on invitations (lower(email)) where used_at is null and revoked_at is null`,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table invitations');
}
