import type { Knex } from 'knex';

/** A wrap that opens nothing for whom it was made: another member may make one instead. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table chat_wraps add column is_refused boolean not null default false');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table chat_wraps drop column is_refused');
}
