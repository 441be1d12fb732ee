import type { Knex } from 'knex';

/** The logo of the community, one for dark ground and one for light. Small, and the same on every server. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table brand_logos (
      theme text primary key check (theme in ('dark', 'light')),
      png bytea not null,
      hash text not null
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table brand_logos');
}
