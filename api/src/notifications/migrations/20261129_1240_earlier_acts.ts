import type { Knex } from 'knex';

/** What somebody did before that, of the same kind and not read either: where the last is taken back, it is told of that. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`alter table notification_actors add column earlier bigint[] not null default '{}'`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table notification_actors drop column earlier');
}
