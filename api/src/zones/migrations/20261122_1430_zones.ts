import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create table made_zones (
      id bigint generated always as identity primary key,
      owner_id bigint not null references users on delete cascade,
      name text not null check (char_length(name) between 1 and 60),
      slug text not null unique,
      theme text not null,
      mode text not null check (mode in ('public', 'private', 'protected')),
      automatic_access boolean not null default false,
      avatar smallint not null check (avatar in (1, 2)),
      remix_of bigint references made_zones on delete set null,
      revision integer not null default 1,
      created_at timestamptz not null default now()
    )`);
  await db.raw('create index made_zones_owner on made_zones (owner_id)');
  await db.raw('create index made_zones_remix on made_zones (remix_of)');
  // What stands in a zone, as it was at each time it was saved.
  await db.raw(`
    create table zone_revisions (
      zone_id bigint not null references made_zones on delete cascade,
      revision integer not null,
      recipe json not null,
      by_id bigint references users on delete set null,
      created_at timestamptz not null default now(),
      primary key (zone_id, revision)
    )`);
  await db.raw('create index zone_revisions_by on zone_revisions (by_id)');
  await db.raw(`
    create table zone_invitations (
      id bigint generated always as identity primary key,
      zone_id bigint not null references made_zones on delete cascade,
      -- As sha256: who reads the table cannot use it.
      token bytea not null unique,
      shown text not null,
      revoked_at timestamptz,
      created_at timestamptz not null default now()
    )`);
  await db.raw('create index zone_invitations_zone on zone_invitations (zone_id)');
  // Who was let in: for good, for a while, or by an invitation for as long as that is good.
  await db.raw(`
    create table zone_admissions (
      zone_id bigint not null references made_zones on delete cascade,
      user_id bigint not null references users on delete cascade,
      invitation_id bigint references zone_invitations on delete cascade,
      ends_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (zone_id, user_id)
    )`);
  await db.raw('create index zone_admissions_user on zone_admissions (user_id)');
  await db.raw('create index zone_admissions_invitation on zone_admissions (invitation_id)');
  await db.raw(`
    create table zone_knocks (
      zone_id bigint not null references made_zones on delete cascade,
      user_id bigint not null references users on delete cascade,
      declined_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (zone_id, user_id)
    )`);
  await db.raw('create index zone_knocks_user on zone_knocks (user_id)');
  await db.raw(`
    create table zone_bans (
      zone_id bigint not null references made_zones on delete cascade,
      user_id bigint not null references users on delete cascade,
      ends_at timestamptz,
      created_at timestamptz not null default now(),
      primary key (zone_id, user_id)
    )`);
  await db.raw('create index zone_bans_user on zone_bans (user_id)');
  await db.raw(`
    create table zone_looks (
      user_id bigint primary key references users on delete cascade,
      looks json not null
    )`);
  await db.raw(`
    create table zone_notes (
      user_id bigint primary key references users on delete cascade,
      text text not null check (char_length(text) <= 20000)
    )`);
  // Who is in which zone now, on which server. It may be lost: whoever is there says so again.
  await db.raw(`
    create unlogged table zone_visits (
      pass uuid primary key,
      zone text not null,
      copy smallint not null,
      id smallint not null,
      user_id bigint not null references users on delete cascade,
      node uuid not null,
      spot json,
      left_at timestamptz,
      seen_at timestamptz not null default now(),
      unique (zone, copy, id)
    )`);
  await db.raw('create index zone_visits_user on zone_visits (user_id)');
  await db.raw('create index zone_visits_node on zone_visits (node)');
  // How the things of a zone are.
  await db.raw(`
    create unlogged table zone_things (
      zone text not null,
      copy smallint not null,
      id text not null,
      state text not null,
      since double precision not null,
      primary key (zone, copy, id)
    )`);
  // Who may see whom, and who may enter by being a friend, may have changed for these two.
  await db.raw(`
    create function zone_people_changed() returns trigger language plpgsql as $$
    declare it record;
    begin
      it := coalesce(new, old);
      perform pg_notify('plaza_zones', json_build_object('what', 'people', 'userIds',
        json_build_array(to_json(it)->>'user_id', coalesce(to_json(it)->>'other_id', to_json(it)->>'friend_id')))::text);
      return null;
    end $$`);
  await db.raw(`create trigger zone_walls after insert or delete on blocks
    for each row execute function zone_people_changed()`);
  await db.raw(`create trigger zone_friends after delete on friendships
    for each row execute function zone_people_changed()`);
  await db.raw(
    'alter table notification_actors add column zone_id bigint references made_zones on delete set null',
  );
  await db.raw('create index notification_actors_zone on notification_actors (zone_id)');
  await db.raw(`
    alter table reports drop constraint reports_kind_check,
      add constraint reports_kind_check check (kind in ('post', 'comment', 'person', 'chat', 'zone'))`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger zone_friends on friendships');
  await db.raw('drop trigger zone_walls on blocks');
  await db.raw('drop function zone_people_changed()');
  await db.raw(`delete from reports where kind = 'zone'`);
  await db.raw(`
    alter table reports drop constraint reports_kind_check,
      add constraint reports_kind_check check (kind in ('post', 'comment', 'person', 'chat'))`);
  await db.raw('alter table notification_actors drop column zone_id');
  for (const table of TABLES) await db.raw(`drop table ${table}`);
}

const TABLES = [
  ...['zone_things', 'zone_visits', 'zone_notes', 'zone_looks', 'zone_bans', 'zone_knocks'],
  ...['zone_admissions', 'zone_invitations', 'zone_revisions', 'made_zones'],
];
