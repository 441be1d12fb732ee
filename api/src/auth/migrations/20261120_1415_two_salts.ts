import type { Knex } from 'knex';

// One salt for both names of a person would tell a stranger which ID belongs to which address. Where these are
// empty the first pair stands for the address too: for those who set their password before.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table credentials add column email_salt bytea, add column email_hash text');
  // Waits for the code of the mail, as the address does.
  await db.raw('alter table mail_codes add column email_salt bytea, add column email_hash text');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table mail_codes drop column email_salt, drop column email_hash');
  await db.raw('alter table credentials drop column email_salt, drop column email_hash');
}
