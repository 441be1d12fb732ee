import type { Knex } from 'knex';

/** Up to which turn the tokens of a session are known to have arrived: one of them was used. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table session_families add column arrived_seq integer not null default 0');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table session_families drop column arrived_seq');
}
