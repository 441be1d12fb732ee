import type { Knex } from 'knex';

// A hash without a salt is over the password itself, from before it was split; the next login turns it.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table credentials add column salt bytea');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table credentials drop column salt');
}
