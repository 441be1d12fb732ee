import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // What is set of the whole community; one row.
  await db.raw(`
    create table settings (
      one boolean primary key default true check (one),
      value jsonb not null default '{}',
      changed_at timestamptz not null default now()
    )`);
  await db.raw('insert into settings default values');
  await db.raw(`
    create table announcements (
      id bigint generated always as identity primary key,
      words text not null,
      words_de text not null default '',
      tone text not null check (tone in ('calm', 'good', 'bad')),
      link text,
      until timestamptz,
      created_at timestamptz not null,
      ended_at timestamptz
    )`);
  await db.raw(`
    create table placements (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('ad', 'asset', 'collaboration', 'subscription')),
      place text not null check (place in ('feed', 'zone', 'flick')),
      zone text,
      partner text not null,
      title text not null,
      words text not null,
      picture text,
      link text not null,
      "from" timestamptz not null,
      until timestamptz not null,
      is_on boolean not null,
      seen bigint not null default 0,
      followed bigint not null default 0,
      check ("from" < until)
    )`);
  await db.raw('create index placements_shown on placements (place, until) where is_on');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table placements');
  await db.raw('drop table announcements');
  await db.raw('drop table settings');
}
