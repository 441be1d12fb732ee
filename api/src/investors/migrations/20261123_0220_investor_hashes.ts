import type { Knex } from 'knex';

/** The hash of each address beside it: to make ten thousand of them anew took longer than to read the list. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table investors add column email_hash bytea not null
    generated always as (investor_hash(email)) stored`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table investors drop column email_hash');
}
