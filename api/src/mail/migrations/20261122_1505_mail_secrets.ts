import type { Knex } from 'knex';

/** Mails with a code or a reset link are erased after a day, sent or not. Of those that lie here nobody said which they are. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table mails add column is_secret boolean not null default true');
  await db.raw('create index mails_age on mails (created_at)');
  await db.raw('delete from mails where sent_at is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index mails_age');
  await db.raw('alter table mails drop column is_secret');
}
