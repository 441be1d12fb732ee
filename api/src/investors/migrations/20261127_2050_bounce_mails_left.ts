import type { Knex } from 'knex';

/** Mails in the mailbox of returned letters that are left there for a person, by the name the mailbox gives them. */
export async function up(db: Knex): Promise<void> {
  await db.raw('create table bounce_mails_left (uidl text primary key, at timestamptz not null)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table bounce_mails_left');
}
