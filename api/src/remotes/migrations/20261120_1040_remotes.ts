import type { Knex } from 'knex';

/**
 * Rooms, their immutable versions, the record of every change, what browsers saw, and who may deploy.
 * What must never happen (a version rewritten, an event edited, a live version deleted) is refused by
 * the database itself.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table remotes (
      name text primary key,
      active_version text,
      previous_version text,
      canary_version text,
      canary_percent smallint check (canary_percent between 1 and 100),
      killed boolean not null default false,
      check ((canary_version is null) = (canary_percent is null))
    );

    create table remote_versions (
      name text not null references remotes,
      version text not null,
      mf_name text not null,
      contract text not null,
      entry text,
      integrity jsonb not null,
      shared jsonb not null,
      routes jsonb not null,
      widgets jsonb not null,
      initial jsonb,
      git_sha text,
      bytes bigint not null,
      content_hash text not null,
      created_by text not null,
      created_at timestamptz not null,
      primary key (name, version)
    );
    alter table remotes
      add foreign key (name, active_version) references remote_versions,
      add foreign key (name, previous_version) references remote_versions,
      add foreign key (name, canary_version) references remote_versions;

    create table remote_events (
      id bigint generated always as identity primary key,
      name text not null references remotes,
      kind text not null,
      from_version text,
      to_version text,
      actor text not null,
      reason text,
      at timestamptz not null
    );
    create index remote_events_by_room on remote_events (name, id desc);

    create table remote_health (
      name text not null,
      version text not null,
      browser_id text not null,
      loads integer not null,
      failures integer not null,
      failed_at timestamptz,
      last_at timestamptz not null,
      primary key (name, version, browser_id),
      foreign key (name, version) references remote_versions on delete cascade
    );
    create index remote_health_recent on remote_health (name, version, last_at);

    create table deploy_tokens (
      id bigint generated always as identity primary key,
      room text not null,
      token_hash text not null unique,
      label text not null,
      created_at timestamptz not null,
      revoked_at timestamptz
    );

    create function refuse_change() returns trigger language plpgsql as $$
      begin raise exception '% is append-only: % refused', tg_table_name, tg_op; end
    $$;
    create trigger remote_versions_immutable before update on remote_versions
      for each row execute function refuse_change();
    create trigger remote_events_append_only before update or delete on remote_events
      for each row execute function refuse_change();
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop table deploy_tokens, remote_health, remote_events;
    alter table remotes
      drop constraint remotes_name_active_version_fkey,
      drop constraint remotes_name_previous_version_fkey,
      drop constraint remotes_name_canary_version_fkey;
    drop table remote_versions, remotes;
    drop function refuse_change;
  `);
}
