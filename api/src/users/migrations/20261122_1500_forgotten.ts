import type { Knex } from 'knex';

/** When somebody who left was forgotten to the last word. Until then it is tried again. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table users add column forgotten_at timestamptz');
  await db.raw(`update users set forgotten_at = now() where email = 'left-' || id || '@nobody.invalid'`);
  await db.raw(
    'create index users_to_forget on users (deleted_at) where deleted_at is not null and forgotten_at is null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table users drop column forgotten_at');
}
