import type { Knex } from 'knex';
import { earlierNames } from '../audit/earlierNames.ts';

/** Where the record says who did it. */
const RECORD = { remote_events: 'actor', remote_versions: 'created_by' } as const;

/**
 * Takes the name of an administrator who is forgotten out of the record: what they did stays, by somebody who left. It
 * knows people by their ID alone, so those that they had before are looked up, while the audit log still says them.
 */
export async function forgetDeployer(
  db: Knex,
  { id, username }: { id: string; username: string },
): Promise<void> {
  const names = [username, ...(await earlierNames(db, id))];
  for (const [table, column] of Object.entries(RECORD))
    await db(table)
      .whereIn(column, names)
      .update({ [column]: `left-${id}` });
}
