import type { Knex } from 'knex';

/** The picture of a group: its sealed bytes go when another takes its place. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table conversations add column title_blobs uuid[] not null default '{}'`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table conversations drop column title_blobs');
}
