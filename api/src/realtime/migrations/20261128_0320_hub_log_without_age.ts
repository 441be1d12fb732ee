import type { Knex } from 'knex';

// Every event was written into this index, which was read once an hour. The oldest of a person are found in the order
// of their numbers.
export async function up(db: Knex): Promise<void> {
  await db.raw('drop index hub_events_age');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('create index hub_events_age on hub_events (created_at)');
}
