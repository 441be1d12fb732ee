import type { Knex } from 'knex';

export async function up(db: Knex): Promise<void> {
  // Kept for a minute or two, and nothing of it is worth keeping over a crash: every process begins anew then.
  // The transaction is beside it, because a number would not tell in which order what was written becomes visible.
  await db.raw(`
    create unlogged table hub_notices (
      id bigint generated always as identity,
      xid xid8 not null default pg_current_xact_id(),
      notice text not null
    )`);
  await db.raw('create index hub_notices_xid on hub_notices (xid)');
}

export async function down(db: Knex): Promise<void> {
  await db.raw('drop table hub_notices');
}
