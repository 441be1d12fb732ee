import type { Knex } from 'knex';

/** Whose browser told, and from which network, neither to be read back: strangers may invent as many browsers as they like. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table remote_health add column member text, add column network text');
  await db.raw('create index remote_health_age on remote_health (last_at)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index remote_health_age');
  await db.raw('alter table remote_health drop column member, drop column network');
}
