import type { Knex } from 'knex';

/** Resolves when a statement of this database waits for somebody else's, or as many as are asked for. */
export async function somebodyWaits(db: Knex, count = 1): Promise<void> {
  for (;;) {
    const { rows } = await db.raw(
      `select from pg_locks l join pg_stat_activity a using (pid) where not l.granted and a.datname = current_database()`,
    );
    if (rows.length >= count) return;
  }
}
