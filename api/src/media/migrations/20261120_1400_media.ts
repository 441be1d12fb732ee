import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // The id is in the address of the files: nobody may be able to count through them.
  await db.raw(`
    create table media (
      id uuid primary key,
      owner_id bigint not null references users on delete cascade,
      kind text not null check (kind in ('image', 'video')),
      alt text not null default '',
      width integer,
      height integer,
      seconds real,
      placeholder text,
      files jsonb not null,
      is_public boolean not null default false,
      -- Null until every file is in its place.
      stored_at timestamptz,
      -- Null while it belongs to nothing; the sweep looks at it a day after it came loose.
      attached_at timestamptz,
      loose_since timestamptz not null,
      created_at timestamptz not null
    )`);
  await db.raw('create index media_owner on media (owner_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table media');
}
