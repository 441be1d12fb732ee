import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table game_runs (
      id uuid primary key default gen_random_uuid(),
      user_id bigint not null references users on delete cascade,
      game_id bigint not null references games on delete cascade,
      version integer not null,
      seed bigint not null,
      is_daily boolean not null,
      begun_at timestamptz not null,
      ended_at timestamptz,
      state text not null default 'open' check (state in ('open', 'ranked', 'slow', 'flagged')),
      score integer,
      ticks integer,
      log text
    )`);
  await db.raw(`create index game_runs_board on game_runs (game_id, score desc) where state = 'ranked'`);
  await db.raw('create index game_runs_of_user on game_runs (user_id, begun_at desc)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table game_runs');
}
