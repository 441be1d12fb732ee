import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    alter table games
      add column line text,
      add column image_url text,
      add column is_hidden boolean not null default false`);
  await db.raw(`
    create table favorites (
      user_id bigint not null references users on delete cascade,
      game_id bigint not null references games on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, game_id)
    )`);
  await db.raw('create index favorites_of_game on favorites (game_id)');
  await db.raw('alter table users add column shows_favorites boolean not null default true');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table users drop column shows_favorites');
  await db.raw('drop table favorites');
  await db.raw('alter table games drop column line, drop column image_url, drop column is_hidden');
}
