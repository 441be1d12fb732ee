import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table member_videos (
      id uuid primary key default gen_random_uuid(),
      owner_id bigint not null references users on delete cascade,
      -- Null once the file is gone: one that could not be converted is swept like everything that nobody uses.
      media_id uuid unique references media on delete set null,
      -- Null until others may see it.
      post_id bigint references posts on delete cascade,
      title text not null,
      kind text not null check (kind in ('file', 'sphere')),
      sharing smallint not null check (sharing in (1, 2)),
      state text not null check (state in ('making', 'ready', 'failed')),
      why text,
      bytes bigint not null,
      created_at timestamptz not null
    )`);
  await db.raw('create index member_videos_owner on member_videos (owner_id)');
  await db.raw('create index member_videos_post on member_videos (post_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table member_videos');
}
