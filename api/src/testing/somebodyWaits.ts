import type { Knex } from 'knex';

/** Resolves when a statement of this database waits for somebody else's. */
export async function somebodyWaits(db: Knex): Promise<void> {
  for (;;) {
    const { rows } = await db.raw(
      `select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
    );
    if (rows.length > 0) return;
  }
}
