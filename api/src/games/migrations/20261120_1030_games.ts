import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table games (
      id bigint generated always as identity primary key,
      slug text not null unique,
      title text not null,
      url text not null,
      width integer not null default 800,
      height integer not null default 600,
      on_mobile boolean not null default true,
      on_pc boolean not null default true,
      position integer not null default 0,
      created_at timestamptz not null default now()
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table games');
}
