import type { Knex } from 'knex';

/** Since when whoever told is a member: accounts are made quickly, and old ones are not. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table remote_health add column member_since timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table remote_health drop column member_since');
}
