import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Who brought somebody in, and whether they went of their own accord: so that nobody is brought in again and again.
  await db.raw(`
    alter table conversation_members
      add column added_by bigint references users on delete set null,
      add column has_left boolean not null default false`);
  await db.raw(`
    update conversation_members m set added_by = c.creator_id from conversations c
    where c.id = m.conversation_id and c.kind = 'group' and c.creator_id <> m.user_id`);
  await db.raw('create index conversation_members_added_by on conversation_members (added_by)');
  // Outlives the group that was left.
  await db.raw(`
    create table chat_leavings (
      user_id bigint not null references users on delete cascade,
      added_by bigint not null references users on delete cascade,
      primary key (user_id, added_by)
    )`);
  await db.raw('create index chat_leavings_added_by on chat_leavings (added_by)');
  // Encrypted files that are arriving, by what they may still bring.
  await db.raw(`
    create table chat_uploads (
      id uuid primary key,
      owner_id bigint not null references users on delete cascade,
      bytes bigint not null,
      created_at timestamptz not null
    )`);
  await db.raw('create index chat_uploads_owner on chat_uploads (owner_id)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table chat_uploads');
  await db.raw('drop table chat_leavings');
  await db.raw('alter table conversation_members drop column added_by, drop column has_left');
}
