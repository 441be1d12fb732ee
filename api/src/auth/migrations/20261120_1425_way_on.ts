import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table oauth_flows add column way_on text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table oauth_flows drop column way_on');
}
