import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table made_zones add column tags text[] not null default '{}'`);
  await db.raw('create index made_zones_tags on made_zones using gin (tags)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table made_zones drop column tags');
}
