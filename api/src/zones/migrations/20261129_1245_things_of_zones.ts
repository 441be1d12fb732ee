import type { Knex } from 'knex';

const OF_NO_ZONE = `zone like 'u/%' and not exists (select from made_zones z where 'u/' || z.slug = zone_things.zone)`;

/** The things of a zone go with it, whoever takes it down: the next one of its name begins anew. */
export async function up(db: Knex): Promise<void> {
  await db.raw(`
    create function zone_things_gone() returns trigger language plpgsql as $$
    begin
      delete from zone_things where zone = 'u/' || old.slug;
      return null;
    end $$`);
  await db.raw(`create trigger zone_things_go after delete on made_zones
    for each row execute function zone_things_gone()`);
  await db.raw(`delete from zone_things where ${OF_NO_ZONE}`);
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop trigger zone_things_go on made_zones');
  await db.raw('drop function zone_things_gone()');
}
