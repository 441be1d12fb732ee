import type { Knex } from 'knex';

/** Which administrator made a token; of those that the operator made, none. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table deploy_tokens add column made_by bigint references users on delete cascade');
  await db.raw('create index deploy_tokens_maker on deploy_tokens (made_by) where made_by is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table deploy_tokens drop column made_by');
}
