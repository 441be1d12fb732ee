import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Empty while a sign-up waits for its code: such a row holds neither its name nor its address.
  await db.raw('alter table users add column joined_at timestamptz default now()');
  await db.raw('update users set joined_at = created_at');
  // Set for who looks around with the demo.
  await db.raw('alter table users add column demo_until timestamptz');
  await db.raw(`
    create table user_activity (
      user_id bigint not null references users on delete cascade,
      day date not null,
      first_active timestamptz not null,
      last_active timestamptz not null,
      primary key (user_id, day)
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table user_activity');
  await db.raw('alter table users drop column demo_until, drop column joined_at');
}
