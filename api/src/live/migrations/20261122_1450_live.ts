import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // A row a minute; whichever process comes first writes the gauges, each adds what it has answered.
  await db.raw(`
    create table live_minutes (
      minute timestamptz primary key,
      online integer not null,
      messages integer not null,
      posts integer not null,
      requests integer not null,
      errors integer not null,
      jobs integer not null,
      mail_failing integer not null,
      push_failing integer not null,
      remotes_failing integer not null,
      db_bytes bigint not null,
      disk_free bigint not null
    )`);
  // How long each call took, counted by how long: the sums of several processes stay a distribution.
  await db.raw(`
    create table live_calls (
      minute timestamptz not null,
      node uuid not null,
      call text not null,
      buckets integer[] not null,
      errors integer not null,
      primary key (minute, node, call)
    )`);
  // What was written in the last minute stands at the end: a block index finds it and costs next to nothing.
  await db.raw('create index chat_entries_age on chat_entries using brin (created_at)');
  await db.raw('create index posts_age on posts using brin (created_at)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop index posts_age');
  await db.raw('drop index chat_entries_age');
  await db.raw('drop table live_calls');
  await db.raw('drop table live_minutes');
}
