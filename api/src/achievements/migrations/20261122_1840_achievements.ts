import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table achievements (
      user_id bigint not null references users on delete cascade,
      kind text not null,
      earned_at timestamptz not null,
      primary key (user_id, kind)
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table achievements');
}
