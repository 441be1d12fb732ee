import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('create index users_muted on users (id) where muted_until is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index users_muted');
}
