import type { Knex } from 'knex';

/** What a browser calls a zone that it makes: sent again after a lost answer, it is the same one. */
export async function up(db: Knex): Promise<void> {
  await db.raw('alter table made_zones add column client_id text check (char_length(client_id) <= 64)');
  await db.raw(
    'create unique index made_zones_client on made_zones (owner_id, client_id) where client_id is not null',
  );
}

export async function down(db: Knex): Promise<void> {
  await db.raw('alter table made_zones drop column client_id');
}
