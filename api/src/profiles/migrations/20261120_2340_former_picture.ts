import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw('alter table users add column former_picture_id uuid references media on delete set null');
  // A medium that goes asks whose picture it was.
  await db.raw(
    'create index users_former_picture on users (former_picture_id) where former_picture_id is not null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table users drop column former_picture_id');
}
