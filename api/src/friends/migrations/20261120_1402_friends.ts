import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Two rows for each pair, so that whose friends one reads is always the beginning of the key.
  await db.raw(`
    create table friendships (
      user_id bigint not null references users on delete cascade,
      friend_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (user_id, friend_id),
      check (user_id <> friend_id)
    )`);
  await db.raw('create index friendships_other_way on friendships (friend_id)');
  await db.raw(`
    create table friend_requests (
      from_id bigint not null references users on delete cascade,
      to_id bigint not null references users on delete cascade,
      created_at timestamptz not null default now(),
      primary key (from_id, to_id),
      check (from_id <> to_id)
    )`);
  await db.raw('create index friend_requests_incoming on friend_requests (to_id, created_at desc)');
  for (const table of ['blocks', 'mutes', 'not_suggested']) {
    await db.raw(`
      create table ${table} (
        user_id bigint not null references users on delete cascade,
        other_id bigint not null references users on delete cascade,
        created_at timestamptz not null default now(),
        primary key (user_id, other_id),
        check (user_id <> other_id)
      )`);
    await db.raw(`create index ${table}_other_way on ${table} (other_id, user_id)`);
  }
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['not_suggested', 'mutes', 'blocks', 'friend_requests', 'friendships']) {
    await db.raw(`drop table ${table}`);
  }
}
