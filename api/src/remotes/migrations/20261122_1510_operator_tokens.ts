import type { Knex } from 'knex';

/** Which data folder an operator's token belongs to: each has one. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table deploy_tokens add column folder text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table deploy_tokens drop column folder');
}
