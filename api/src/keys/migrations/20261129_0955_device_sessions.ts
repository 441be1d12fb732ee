import type { Knex } from 'knex';

/** In which session a device holds the keys: of that one it is taken off without a proof, of others with one. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table key_devices add column session_id bigint references session_families on delete set null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table key_devices drop column session_id');
}
