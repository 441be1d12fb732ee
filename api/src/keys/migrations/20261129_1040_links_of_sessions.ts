import type { Knex } from 'knex';

/** A login that is forgotten takes its links along: without these each one would be looked for in all of them. */
export async function up(db: Knex): Promise<void> {
  await db.raw('create index key_links_opener on key_links (opener_id)');
  await db.raw('create index key_links_answerer on key_links (answerer_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index key_links_answerer');
  await db.raw('drop index key_links_opener');
}
