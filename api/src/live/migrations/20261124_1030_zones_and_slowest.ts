import type { Knex } from 'knex';

/** Who was in the zones, and how long the slowest call took. A minute from before has no value: a gap in its line. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table live_minutes add column in_zones integer, add column slowest_ms integer');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table live_minutes drop column in_zones, drop column slowest_ms');
}
