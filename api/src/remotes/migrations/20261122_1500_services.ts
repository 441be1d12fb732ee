import type { Knex } from 'knex';

/** A remote may bring a service: work without a screen. Versions of before bring none. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table remote_versions add column service boolean not null default false');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table remote_versions drop column service');
}
