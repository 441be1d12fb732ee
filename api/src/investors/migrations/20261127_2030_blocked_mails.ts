import type { Knex } from 'knex';

/** A mail that a server lets through to nobody is no mail to a dead address. */
export async function up(db: Knex): Promise<void> {
  await allow(
    db,
    "'queued', 'sending', 'sent', 'soft', 'hard', 'blocked', 'complaint', 'skipped', 'unknown'",
  );
}

export async function down(db: Knex): Promise<void> {
  await db('deliveries').where({ state: 'blocked' }).update({ state: 'soft' });
  await allow(db, "'queued', 'sending', 'sent', 'soft', 'hard', 'complaint', 'skipped', 'unknown'");
}

function allow(db: Knex, states: string) {
  return db.raw(`
    alter table deliveries drop constraint deliveries_state_check,
      add constraint deliveries_state_check check (state in (${states}))`);
}
