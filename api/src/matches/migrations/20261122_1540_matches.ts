import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table matches (
      id text primary key,
      game_id bigint not null references games on delete cascade,
      phase text not null default 'lobby' check (phase in ('lobby', 'play', 'end')),
      version integer not null default 1,
      seed bigint not null,
      state jsonb,
      due_at timestamptz,
      next_id text,
      changed_at timestamptz not null
    )`);
  await db.raw(`
    create table match_players (
      match_id text not null references matches on delete cascade,
      player integer not null,
      user_id bigint not null references users on delete cascade,
      here_at timestamptz not null,
      last_act integer not null default 0,
      wants_rematch boolean not null default false,
      primary key (match_id, player),
      unique (match_id, user_id)
    )`);
  await db.raw('create index match_players_of_user on match_players (user_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table match_players');
  await db.raw('drop table matches');
}
