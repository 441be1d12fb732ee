import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // The row is locked by whoever publishes, so that numbers become visible in their order.
  await db.raw(`
    create table hub_heads (
      user_id bigint primary key references users on delete cascade,
      seq bigint not null
    )`);
  await db.raw(`
    create table hub_events (
      user_id bigint not null references users on delete cascade,
      seq bigint not null,
      type text not null,
      payload json not null,
      created_at timestamptz not null default now(),
      primary key (user_id, seq)
    )`);
  await db.raw('create index hub_events_age on hub_events (created_at)');
  // Who is connected where. Nothing of it is worth keeping over a crash.
  await db.raw(`
    create unlogged table hub_presence (
      user_id bigint not null,
      node text not null,
      seen_at timestamptz not null,
      primary key (user_id, node)
    )`);
  // Told by the database itself, so that no way of ending a session or an account can forget it.
  await db.raw(`
    create function hub_session_ended() returns trigger language plpgsql as $$
    begin perform pg_notify('plaza_hub', 'ended:' || old.id); return null; end $$`);
  await db.raw(`
    create trigger hub_session_revoked after update of revoked_at on session_families for each row
    when (old.revoked_at is null and new.revoked_at is not null) execute function hub_session_ended()`);
  await db.raw(`
    create trigger hub_session_deleted after delete on session_families
    for each row execute function hub_session_ended()`);
  await db.raw(`
    create function hub_member_shut() returns trigger language plpgsql as $$
    begin perform pg_notify('plaza_hub', 'shut:' || old.id); return null; end $$`);
  await db.raw(`
    create trigger hub_member_shut after update of is_blocked, deleted_at on users for each row
    when ((new.is_blocked and not old.is_blocked) or (new.deleted_at is not null and old.deleted_at is null))
    execute function hub_member_shut()`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger hub_member_shut on users');
  await db.raw('drop function hub_member_shut()');
  await db.raw('drop trigger hub_session_deleted on session_families');
  await db.raw('drop trigger hub_session_revoked on session_families');
  await db.raw('drop function hub_session_ended()');
  await db.raw('drop table hub_presence');
  await db.raw('drop table hub_events');
  await db.raw('drop table hub_heads');
}
