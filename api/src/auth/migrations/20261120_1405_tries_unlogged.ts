import type { Knex } from 'knex';

// A login flood writes here and nowhere else. Without the log it waits for no disk, and the first try of a
// name takes as long as its second. After a crash everybody begins with a full bucket.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table account_tries set unlogged');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table account_tries set logged');
}
