import type { Knex } from 'knex';

/** Investors, the mailings to them, and a row for every mail: what is written there is never sent twice. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table investors (
      id bigint generated always as identity primary key,
      name text not null check (length(name) <= 120),
      email citext not null unique check (length(email::text) <= 254),
      note text not null default '' check (length(note) <= 2000),
      status boolean not null default false,
      action boolean not null default false,
      creator_id bigint references users on delete set null,
      created_at timestamptz not null default now(),
      check (status or not action)
    )`);
  // Known again by its hash after an investor was removed: whom one has written to one does not write to anew.
  await db.raw(`
    create function investor_hash(email citext) returns bytea language sql immutable strict parallel safe
    as $$ select sha256(convert_to(lower(email::text), 'UTF8')) $$`);
  await db.raw(`
    create table campaigns (
      id bigint generated always as identity primary key,
      kind text not null check (kind in ('one', 'bulk')),
      state text not null check (state in ('running', 'paused', 'stopped', 'done')),
      origin text not null,
      trouble text,
      created_by bigint references users on delete set null,
      created_at timestamptz not null,
      ended_at timestamptz,
      next_send_at timestamptz not null default '-infinity'
    )`);
  await db.raw(`
    create unique index campaigns_one_at_a_time on campaigns (kind)
    where kind = 'bulk' and state in ('running', 'paused')`);
  await db.raw(`
    create table deliveries (
      id bigint generated always as identity primary key,
      campaign_id bigint not null references campaigns on delete cascade,
      investor_id bigint references investors on delete set null,
      email_hash bytea not null,
      subject smallint not null check (subject between 0 and 13),
      state text not null
        check (state in ('queued', 'sending', 'sent', 'soft', 'hard', 'complaint', 'skipped', 'unknown')),
      attempts smallint not null default 0,
      next_at timestamptz not null,
      response text check (length(response) <= 1000),
      unsubscribed_at timestamptz,
      changed_at timestamptz not null,
      unique (campaign_id, email_hash)
    )`);
  await db.raw(`create index deliveries_due on deliveries (campaign_id, next_at, id) where state = 'queued'`);
  await db.raw(`create index deliveries_sending on deliveries (changed_at) where state = 'sending'`);
  await db.raw('create index deliveries_of_address on deliveries (email_hash, changed_at desc)');
  await db.raw('create index deliveries_of_investor on deliveries (investor_id, changed_at desc)');
  await db.raw(`
    create table mail_suppressions (
      email_hash bytea primary key,
      reason text not null check (reason in ('unsubscribed', 'hard', 'soft', 'complaint')),
      at timestamptz not null
    )`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table mail_suppressions, deliveries, campaigns, investors');
  await db.raw('drop function investor_hash(citext)');
}
