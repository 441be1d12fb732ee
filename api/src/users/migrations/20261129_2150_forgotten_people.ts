import type { Knex } from 'knex';

/** Every hour it is asked who of them is in a chat still: found without looking at everybody who is here. */
export async function up(db: Knex): Promise<void> {
  await db.raw('create index users_forgotten on users (id) where forgotten_at is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index users_forgotten');
}
