import type { Knex } from 'knex';

/** When somebody last did in a session what asks for a fresh proof: from then on the proof holds a while longer. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table session_families add column acted_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table session_families drop column acted_at');
}
