import type { Knex } from 'knex';

const PURPOSES = 'mail_codes_purpose_check';

/** A code may also prove that it is still the same person who is logged in. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table mail_codes drop constraint ${PURPOSES}`);
  await db.raw(
    `alter table mail_codes add constraint ${PURPOSES} check (purpose in ('signup', 'email', 'reset', 'proof'))`,
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`delete from mail_codes where purpose = 'proof'`);
  await db.raw(`alter table mail_codes drop constraint ${PURPOSES}`);
  await db.raw(
    `alter table mail_codes add constraint ${PURPOSES} check (purpose in ('signup', 'email', 'reset'))`,
  );
}
