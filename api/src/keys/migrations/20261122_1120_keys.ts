import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // A chain for each person: what is signed stays as it was sent, byte for byte.
  await db.raw(`
    create table key_entries (
      user_id bigint not null references users on delete cascade,
      n integer not null,
      key_id text not null unique,
      how text not null check (how in ('first', 'continued', 'reset')),
      entry text not null,
      own_sig text not null,
      by_sig text,
      hash text not null,
      -- From which entry on its root key counts: the last that began anew.
      root integer not null,
      sealed text,
      created_at timestamptz not null,
      primary key (user_id, n)
    )`);
  await db.raw(`
    create table key_copies (
      user_id bigint not null references users on delete cascade,
      root integer not null,
      way text not null check (way in ('password', 'recovery', 'passkey')),
      ref text not null,
      salt text,
      rounds integer,
      wrapped text not null,
      is_stale boolean not null default false,
      created_at timestamptz not null,
      primary key (user_id, root, way, ref)
    )`);
  await db.raw(`
    create table key_devices (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      name text not null,
      share text not null,
      created_at timestamptz not null
    )`);
  await db.raw('create index key_devices_user on key_devices (user_id)');
  await db.raw(`
    create table key_vaults (
      user_id bigint primary key references users on delete cascade,
      n integer not null,
      sealed text not null
    )`);
  await db.raw(`
    create table key_links (
      id uuid primary key,
      user_id bigint not null references users on delete cascade,
      opener_id bigint not null references session_families on delete cascade,
      answerer_id bigint references session_families on delete cascade,
      commitment text not null,
      old_key text,
      new_key text,
      sealed text,
      expires_at timestamptz not null
    )`);
  await db.raw('create index key_links_user on key_links (user_id)');
  await db.raw(`
    create table key_proofs (
      session_id bigint primary key references session_families on delete cascade,
      proven_at timestamptz not null
    )`);
  // Told by the database itself: whatever changes a password, the copy that it opened opens no more.
  await db.raw(`
    create function key_copies_stale() returns trigger language plpgsql as $$
    begin update key_copies set is_stale = true where user_id = new.user_id and way = 'password'; return null; end $$`);
  await db.raw(`
    create trigger key_copies_stale after update of password_hash on credentials for each row
    when (old.password_hash is distinct from new.password_hash) execute function key_copies_stale()`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger key_copies_stale on credentials');
  await db.raw('drop function key_copies_stale()');
  for (const table of ['key_proofs', 'key_links', 'key_vaults', 'key_devices', 'key_copies', 'key_entries']) {
    await db.raw(`drop table ${table}`);
  }
}
