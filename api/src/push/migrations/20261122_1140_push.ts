import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // One row: what browsers subscribe with must stay the same for all processes and all time.
  await db.raw(`
    create table push_vapid (
      id integer primary key check (id = 1),
      public_key text not null,
      private_key text not null,
      created_at timestamptz not null default now()
    )`);
  await db.raw(`
    create table push_devices (
      -- Whoever knows it acts for the device.
      id text primary key,
      instance text not null,
      endpoint text not null unique,
      p256dh text not null,
      auth text not null,
      token text not null,
      -- Said once, by a bearer of that person.
      user_id bigint references users on delete cascade,
      -- The login that said so last: when it ends, nothing is pushed here any more.
      session_id bigint references session_families on delete set null,
      sdk_version text,
      user_agent text,
      created_at timestamptz not null,
      last_sent_at timestamptz
    )`);
  await db.raw('create index push_devices_user on push_devices (user_id)');
  await db.raw('create index push_devices_session on push_devices (session_id)');
  await db.raw(`
    create table push_interests (
      device_id text not null references push_devices on delete cascade,
      interest text not null,
      primary key (device_id, interest)
    )`);
  await db.raw(`
    create table push_settings (
      user_id bigint primary key references users on delete cascade,
      chat boolean not null,
      bell boolean not null,
      quiet_from text,
      quiet_until text,
      quiet_zone text
    )`);
}

export async function down(db: Knex): Promise<void> {
  for (const table of ['push_settings', 'push_interests', 'push_devices', 'push_vapid']) {
    await db.raw(`drop table ${table}`);
  }
}
