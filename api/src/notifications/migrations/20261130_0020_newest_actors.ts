import type { Knex } from 'knex';

/** Who did something last stands first, however many did before: a group is shown after each act. */
export async function up(db: Knex): Promise<void> {
  await db.raw(
    'create index notification_actors_newest on notification_actors (notification_id, happened_at desc, actor_id)',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index notification_actors_newest');
}
