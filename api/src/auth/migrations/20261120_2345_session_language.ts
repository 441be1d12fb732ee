import type { Knex } from 'knex';

/** What the browser of the session wishes to read; for mails that nobody asked for. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table session_families add column language text check (length(language) <= 35)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table session_families drop column language');
}
