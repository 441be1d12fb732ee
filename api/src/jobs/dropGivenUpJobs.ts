import type { Knex } from 'knex';

const DAY_MS = 86_400_000;
/** What a sign-up that could not be kept holds is somebody's address and the hash of a password. */
const OF_ACCOUNTS_DAYS = 1;
const OTHERS_DAYS = 30;

/** Takes away jobs that failed for good, with what was in them. Until then whoever runs the server can look why. */
export async function dropGivenUpJobs(db: Knex, now: Date): Promise<void> {
  const before = (days: number) => new Date(now.getTime() - days * DAY_MS);
  await db.raw(
    `delete from graphile_worker._private_jobs j using graphile_worker._private_tasks t
     where t.id = j.task_id and j.attempts >= j.max_attempts and j.locked_at is null
       and j.created_at < case when t.identifier like 'auth.%' then cast(:accounts as timestamptz) else :others end`,
    { accounts: before(OF_ACCOUNTS_DAYS), others: before(OTHERS_DAYS) },
  );
}
