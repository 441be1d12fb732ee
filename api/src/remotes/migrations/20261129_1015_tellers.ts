import type { Knex } from 'knex';

/** Whether a member told of a fault, and who told first, not to be read back: strangers may make up as many as they like. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'alter table remote_errors add column by_member boolean not null default false, add column told_by text',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table remote_errors drop column by_member, drop column told_by');
}
