import type { Knex } from 'knex';

/** Tells every process something in the caller's transaction: after the commit, in this order, or not at all. */
export async function notifyHub(db: Knex, notices: readonly string[]): Promise<void> {
  if (notices.length > 0)
    await db.raw(`select pg_notify('plaza_hub', notice) from unnest(?::text[]) as notice`, [[...notices]]);
}
