import type { Knex } from 'knex';

/** Who is forgotten stands in the record as who left, and as nothing else: all that happened stays as it was written. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function refuse_change_but_leaving() returns trigger language plpgsql as $$
    declare who text := tg_argv[0];
    begin
      if tg_op = 'UPDATE' and to_jsonb(new) ->> who ~ '^left-[0-9]+$' and to_jsonb(new) - who = to_jsonb(old) - who
      then return new; end if;
      raise exception '% is append-only: % refused', tg_table_name, tg_op;
    end $$;
    drop trigger remote_versions_immutable on remote_versions;
    drop trigger remote_events_append_only on remote_events;
    create trigger remote_versions_immutable before update on remote_versions
      for each row execute function refuse_change_but_leaving('created_by');
    create trigger remote_events_append_only before update or delete on remote_events
      for each row execute function refuse_change_but_leaving('actor');
  `);
}

export async function down(db: Knex): Promise<void> {
  await db.raw(`
    drop trigger remote_versions_immutable on remote_versions;
    drop trigger remote_events_append_only on remote_events;
    create trigger remote_versions_immutable before update on remote_versions
      for each row execute function refuse_change();
    create trigger remote_events_append_only before update or delete on remote_events
      for each row execute function refuse_change();
    drop function refuse_change_but_leaving;
  `);
}
