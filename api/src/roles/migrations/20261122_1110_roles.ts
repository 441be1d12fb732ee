import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table users add column role text check (role in ('moderator', 'outreach'))`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table users drop column role');
}
