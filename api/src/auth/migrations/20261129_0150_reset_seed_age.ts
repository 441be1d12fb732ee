import type { Knex } from 'knex';

/** Since when a link to a new password is the same one, so that whoever goes on asking cannot keep it open for good. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table mail_codes add column seed_at timestamptz');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table mail_codes drop column seed_at');
}
