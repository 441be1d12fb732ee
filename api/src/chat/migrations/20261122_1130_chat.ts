import type { Knex } from 'knex';

const TABLES = [
  'chat_settings',
  'chat_blobs',
  'chat_wraps',
  'chat_epochs',
  'chat_entries',
  'conversation_members',
  'conversations',
];

export async function up(db: Knex): Promise<void> {
  await db.raw('create sequence chat_positions');
  // A row is locked by whoever writes into the chat, so that its numbers have no gaps and everybody sees one order.
  await db.raw(`
    create table conversations (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('pair', 'group')),
      -- Of a pair both, the lower number first: two people never have two chats.
      user_lo bigint references users on delete cascade,
      user_hi bigint references users on delete cascade,
      creator_id bigint references users on delete set null,
      client_id text,
      last_seq integer not null default 0,
      last_ord integer not null default 0,
      position bigint not null default nextval('chat_positions'),
      epoch integer not null default 0,
      must_renew boolean not null default false,
      timer_seconds integer,
      title_sealed text,
      title_sender_id bigint references users on delete set null,
      title_client_id text,
      created_at timestamptz not null,
      updated_at timestamptz not null,
      unique (user_lo, user_hi),
      unique (creator_id, client_id),
      check ((kind = 'pair') = (user_lo is not null and user_hi is not null and user_lo < user_hi))
    )`);
  await db.raw('create index conversations_user_hi on conversations (user_hi)');
  await db.raw('create index conversations_title_sender on conversations (title_sender_id)');
  await db.raw(`
    create table conversation_members (
      conversation_id bigint not null references conversations on delete cascade,
      user_id bigint not null references users on delete cascade,
      role text not null check (role in ('owner', 'member')),
      joined_at timestamptz not null,
      left_at timestamptz,
      -- What one may read begins after this entry, and with this epoch.
      from_seq integer not null default 0,
      from_epoch integer not null default 1,
      delivered_seq integer not null default 0,
      read_seq integer not null default 0,
      read_ord integer not null default 0,
      is_accepted boolean not null,
      declined_at timestamptz,
      is_pinned boolean not null default false,
      is_archived boolean not null default false,
      muted_until timestamptz,
      tells_mentions boolean not null default true,
      primary key (conversation_id, user_id)
    )`);
  await db.raw(
    'create index conversation_members_user on conversation_members (user_id) where left_at is null',
  );
  await db.raw(`
    create table chat_entries (
      id bigint generated always as identity unique,
      conversation_id bigint not null references conversations on delete cascade,
      seq integer not null,
      ord integer not null,
      kind text not null check (kind in ('message', 'edit', 'delete', 'reaction', 'notice')),
      sender_id bigint not null references users on delete cascade,
      client_id text not null,
      epoch integer not null,
      -- An envelope, or nothing: no column holds a readable word.
      content text,
      target_id bigint,
      is_image boolean not null default false,
      blobs uuid[] not null default '{}',
      notify bigint[] not null default '{}',
      notice json,
      expires_at timestamptz,
      deleted_at timestamptz,
      -- Of what was deleted: so that a report can still be checked for a while.
      digest text,
      created_at timestamptz not null,
      primary key (conversation_id, seq),
      unique (conversation_id, sender_id, client_id)
    )`);
  await db.raw(
    `create index chat_entries_messages on chat_entries (conversation_id, seq) where kind = 'message'`,
  );
  await db.raw('create index chat_entries_target on chat_entries (target_id) where target_id is not null');
  await db.raw(
    'create index chat_entries_expiring on chat_entries (expires_at) where expires_at is not null and deleted_at is null',
  );
  await db.raw('create index chat_entries_digests on chat_entries (deleted_at) where digest is not null');
  await db.raw('create index chat_entries_sender on chat_entries (sender_id)');
  await db.raw(`
    create table chat_epochs (
      conversation_id bigint not null references conversations on delete cascade,
      n integer not null,
      record text not null,
      signature text not null,
      hash text not null,
      -- The list of the record as one text, to be compared with who belongs to the chat.
      members text not null,
      by_user bigint not null references users on delete cascade,
      first_ord integer not null,
      created_at timestamptz not null,
      primary key (conversation_id, n)
    )`);
  await db.raw('create index chat_epochs_by_user on chat_epochs (by_user)');
  await db.raw(`
    create table chat_wraps (
      conversation_id bigint not null,
      epoch integer not null,
      key_id text not null,
      by_key_id text not null,
      wrapped text not null,
      primary key (conversation_id, epoch, key_id, by_key_id),
      foreign key (conversation_id, epoch) references chat_epochs on delete cascade
    )`);
  await db.raw(`
    create table chat_blobs (
      id uuid primary key,
      conversation_id bigint not null references conversations on delete cascade,
      owner_id bigint not null references users on delete cascade,
      bytes bigint not null,
      -- Null until its bytes are in their place.
      stored_at timestamptz,
      -- Null while it belongs to nothing; a day later it is swept.
      attached_at timestamptz,
      created_at timestamptz not null
    )`);
  await db.raw('create index chat_blobs_owner on chat_blobs (owner_id)');
  await db.raw('create index chat_blobs_conversation on chat_blobs (conversation_id)');
  await db.raw(`
    create table chat_settings (
      user_id bigint primary key references users on delete cascade,
      read_receipts boolean not null
    )`);
  // Told by the database itself: however a wall comes down, what was agreed on before it is over.
  await db.raw(`
    create function chat_wall_down() returns trigger language plpgsql as $$
    begin
      update conversations set must_renew = true
      where user_lo = least(old.user_id, old.other_id) and user_hi = greatest(old.user_id, old.other_id);
      return null;
    end $$`);
  await db.raw(
    'create trigger chat_wall_down after delete on blocks for each row execute function chat_wall_down()',
  );
  await db.raw(`
    alter table reports drop constraint reports_kind_check,
      add constraint reports_kind_check check (kind in ('post', 'comment', 'person', 'chat'))`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`delete from reports where kind = 'chat'`);
  await db.raw(`
    alter table reports drop constraint reports_kind_check,
      add constraint reports_kind_check check (kind in ('post', 'comment', 'person'))`);
  await db.raw('drop trigger chat_wall_down on blocks');
  await db.raw('drop function chat_wall_down()');
  for (const table of TABLES) await db.raw(`drop table ${table}`);
  await db.raw('drop sequence chat_positions');
}
