import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table users
      add column bio text check (char_length(bio) <= 300),
      add column favourite_zone text,
      add column picture_id uuid references media on delete set null`);
  // A medium that goes asks whose picture it was.
  await db.raw('create index users_picture on users (picture_id) where picture_id is not null');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table users drop column picture_id, drop column favourite_zone, drop column bio');
}
