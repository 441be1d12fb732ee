import type { Knex } from 'knex';

/** Whose act a bell has rung of already: who does something more is new again. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table notification_actors add column is_rung boolean not null default false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table notification_actors drop column is_rung');
}
