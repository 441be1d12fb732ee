import type { Knex } from 'knex';

/** The list of zones begins with the newest ones, and ends where there are enough. */
export async function up(db: Knex): Promise<void> {
  await db.raw('create index made_zones_newest on made_zones (created_at desc, id desc)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index made_zones_newest');
}
