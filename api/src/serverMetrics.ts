import type { Plaza } from './plaza.ts';

/** What the server itself is worth measuring: its pool and its queue. */
export function serverMetrics({ db, metrics }: Pick<Plaza, 'db' | 'metrics'>): void {
  const { pool } = db.client;
  metrics.gauge('plaza_db_connections_used', 'Connections of the pool that are at work.', () =>
    pool.numUsed(),
  );
  metrics.gauge('plaza_db_connections_waiting', 'Calls that wait for a connection.', () =>
    pool.numPendingAcquires(),
  );
  const count = (name: string, help: string, sql: string) =>
    metrics.gauge(name, help, async () => {
      try {
        return (await db.raw(sql)).rows[0].count;
      } catch {
        // The database is away: the other numbers are wanted all the more.
        return NaN;
      }
    });
  count(
    'plaza_erasures_overdue',
    'People who left more than 31 days ago and are not yet forgotten.',
    `select count(*)::int as count from users
     where deleted_at < now() - interval '31 days' and deleted_at is not null and forgotten_at is null`,
  );
  count(
    'plaza_jobs_given_up',
    'Jobs that failed for good.',
    'select count(*)::int as count from graphile_worker.jobs where attempts >= max_attempts',
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
