import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // How loads went in spells of five minutes; loads are counted by how long they took.
  await db.raw(`
    create table remote_use (
      spell timestamptz not null,
      name text not null,
      version text not null,
      loads integer not null,
      failures integer not null,
      buckets integer[] not null,
      primary key (name, version, spell),
      foreign key (name, version) references remote_versions on delete cascade
    )`);
  await db.raw('create index remote_use_age on remote_use (spell)');
  await db.raw(`
    create table remote_errors (
      id bigint generated always as identity primary key,
      name text not null,
      version text not null,
      phase text not null,
      print text not null,
      reason text not null,
      times integer not null default 1,
      first_at timestamptz not null,
      last_at timestamptz not null,
      unique (name, version, phase, print),
      foreign key (name, version) references remote_versions on delete cascade
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table remote_errors');
  await db.raw('drop table remote_use');
}
