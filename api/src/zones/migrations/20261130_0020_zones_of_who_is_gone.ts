import type { Knex } from 'knex';

/**
 * The zones of somebody who is blocked or deleted are there for nobody: those who are in one are looked at again. Told by
 * the database itself, so that no way of shutting somebody out can forget it.
 */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function zone_owner_shut() returns trigger language plpgsql as $$
    begin
      perform pg_notify('plaza_zones', json_build_object('zone', 'u/' || z.slug, 'what', 'look')::text)
        from made_zones z where z.owner_id = old.id;
      return null;
    end $$`);
  await db.raw(`
    create trigger zone_owner_shut after update of is_blocked, deleted_at on users for each row
    when ((new.is_blocked and not old.is_blocked) or (new.deleted_at is not null and old.deleted_at is null))
    execute function zone_owner_shut()`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger zone_owner_shut on users');
  await db.raw('drop function zone_owner_shut()');
}
