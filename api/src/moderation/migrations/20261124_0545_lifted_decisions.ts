import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table decisions add column lifted_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table decisions drop column lifted_at');
}
