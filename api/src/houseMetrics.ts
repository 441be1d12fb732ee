import type { Plaza } from './plaza.ts';

/** What the house itself is worth measuring: its pool and its queue. */
export function houseMetrics({ db, metrics }: Pick<Plaza, 'db' | 'metrics'>): void {
  const { pool } = db.client;
  metrics.gauge('plaza_db_connections_used', 'Connections of the pool that are at work.', () =>
    pool.numUsed(),
  );
  metrics.gauge('plaza_db_connections_waiting', 'Calls that wait for a connection.', () =>
    pool.numPendingAcquires(),
  );
  metrics.gauge('plaza_jobs_waiting', 'Jobs in the queue.', async () => {
    try {
      const { rows } = await db.raw('select count(*)::int as waiting from graphile_worker.jobs');
      return rows[0].waiting;
    } catch {
      // The database is away: the other numbers are wanted all the more.
      return NaN;
    }
  });
}
