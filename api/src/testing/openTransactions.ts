import type { Knex } from 'knex';

/** How many transactions of this server stand open while it does something else. */
export async function openTransactions(db: Knex): Promise<number> {
  const { rows } = await db.raw(
    `select count(*)::int as count from pg_stat_activity
     where datname = current_database() and state like 'idle in transaction%'`,
  );
  return rows[0].count;
}
