import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table mails (
      id bigint generated always as identity primary key,
      recipient text not null,
      reply_to text,
      subject text not null,
      body_text text not null,
      body_html text,
      created_at timestamptz not null default now(),
      sent_at timestamptz
    )`);
  await db.raw('create index mails_recipient on mails (lower(recipient), id desc)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table mails');
}
