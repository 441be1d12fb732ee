import type { Knex } from 'knex';

/** What a link to a new password is made of, so that whoever asks again gets the same one while it holds. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table mail_codes add column seed bytea');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table mail_codes drop column seed');
}
