import type { Knex } from 'knex';

/** Who watches a match without taking part, so that not more do than it can bear. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table match_watchers (
      match_id text not null references matches on delete cascade,
      user_id bigint not null references users on delete cascade,
      here_at timestamptz not null,
      primary key (match_id, user_id)
    )`);
  await db.raw('create index match_watchers_of_user on match_watchers (user_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table match_watchers');
}
