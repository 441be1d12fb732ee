import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table settings add column setup_at timestamptz');
  // Where people are already, somebody has set it up.
  await db.raw('update settings set setup_at = now() where (select count(*) from users) > 1');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table settings drop column setup_at');
}
