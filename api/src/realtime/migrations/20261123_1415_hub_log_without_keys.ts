import type { Knex } from 'knex';

// Each key locked the person's row for every event that was written, beside the head that is locked anyway. Who is
// deleted takes their log along as before.
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table hub_events drop constraint hub_events_user_id_fkey');
  await db.raw('alter table hub_heads drop constraint hub_heads_user_id_fkey');
  await db.raw(`
    create function hub_log_gone() returns trigger language plpgsql as $$
    begin
      delete from hub_heads where user_id = old.id;
      delete from hub_events where user_id = old.id;
      return null;
    end $$`);
  await db.raw(
    'create trigger hub_log_gone after delete on users for each row execute function hub_log_gone()',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger hub_log_gone on users');
  await db.raw('drop function hub_log_gone()');
  for (const table of ['hub_events', 'hub_heads']) {
    await db.raw(`delete from ${table} where user_id not in (select id from users)`);
    await db.raw(
      `alter table ${table} add constraint ${table}_user_id_fkey foreign key (user_id) references users on delete cascade`,
    );
  }
}
