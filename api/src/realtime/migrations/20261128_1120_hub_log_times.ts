import type { Knex } from 'knex';

// When it was written, just before the commit, and not when its transaction began: by this a page finds what came
// since it looked, and in the log of one person the times rise with the numbers.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table hub_events alter column created_at set default clock_timestamp()');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table hub_events alter column created_at set default now()');
}
