import type { Knex } from 'knex';
import { somebodyWaits } from './somebodyWaits.ts';

/**
 * Takes the database away from an act in the middle of it: where it waits for what `hold` has taken. Answers with what
 * came of it.
 */
export async function loseDatabase<Result>(
  db: Knex,
  hold: string,
  act: () => Promise<Result>,
): Promise<Result> {
  return db.transaction(async (holder) => {
    await holder.raw(hold);
    const acting = act();
    await somebodyWaits(db);
    await db.raw(
      `select pg_terminate_backend(pid) from pg_locks join pg_stat_activity using (pid)
       where not granted and datname = current_database()`,
    );
    return acting;
  });
}
