import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table videos (
      id bigint generated always as identity primary key,
      slug text not null unique,
      title text not null,
      url text not null,
      kind text not null default 'file' check (kind in ('file', 'sphere', 'embed')),
      poster text,
      captions text,
      on_mobile boolean not null default true,
      on_pc boolean not null default true,
      is_hidden boolean not null default false,
      position integer not null default 0,
      created_at timestamptz not null default now()
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table videos');
}
